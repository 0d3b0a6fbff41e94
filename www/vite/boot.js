(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('canju-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    var lang = localStorage.getItem('canju-lang');
    if (lang) root.lang = lang;
  } catch (error) {
    root.dataset.theme = 'system';
  }
})();
