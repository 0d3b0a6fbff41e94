(function (words) {
  var root = document.documentElement;
  var wishes = navigator.languages || [];
  var settings = '';
  try {
    var theme = localStorage.getItem('canju-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    var lang = localStorage.getItem('canju-lang');
    if (lang) wishes = [lang];
    settings = localStorage.getItem('canju-settings') || '';
  } catch (error) {
    root.dataset.theme = 'system';
  }
  // As main.ts picks it; a wrong guess would cost one more file.
  root.lang = wishes.length > 0 ? 'en' : 'zh-Hans';
  for (var i = 0; i < wishes.length; i += 1) {
    if (/^zh/i.test(wishes[i])) root.lang = /hant|tw|hk|mo/i.test(wishes[i]) ? 'zh-Hant' : 'zh-Hans';
    if (/^(zh|en)/i.test(wishes[i])) break;
  }
  // Which of the pictures in the page stands until the program draws.
  var newcomer = settings.indexOf('"welcomed":true') < 0;
  root.dataset.picture = /^#\/solve\//.test(location.hash) ? 'solve' : newcomer && /^(#\/?)?$/.test(location.hash) ? 'first' : 'page';
  // Without its scripts the page cannot say so itself.
  addEventListener('error', function (event) {
    if (event.target.tagName === 'SCRIPT') root.dataset.picture = 'failed';
  }, true);
  function ask(rel, href) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    link.crossOrigin = '';
    if (rel === 'preload') link.as = 'fetch';
    document.head.appendChild(link);
  }
  // On a narrow line the engine comes after the smaller scripts. By then main.ts may have asked for it.
  document.addEventListener('load', function (event) {
    var then = event.target.getAttribute('data-then');
    if (then) ask('preload', then);
  }, true);
  if (words[root.lang]) ask('modulepreload', words[root.lang]);
})(WORDS);
