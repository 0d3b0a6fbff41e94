(function (words) {
  var root = document.documentElement;
  var lang = null;
  try {
    var theme = localStorage.getItem('canju-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    lang = localStorage.getItem('canju-lang');
    if (lang) root.lang = lang;
  } catch (error) {
    root.dataset.theme = 'system';
  }
  // A guess is enough: main.ts asks for the right ones, and finds these on their way.
  var wish = lang || navigator.language || 'zh';
  var file = words[/^zh/i.test(wish) ? (/hant|tw|hk|mo/i.test(wish) ? 'zh-hant' : 'zh-hans') : 'en'];
  if (!file) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.appendChild(link);
})(WORDS);
