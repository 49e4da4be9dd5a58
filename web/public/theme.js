// Runs before the first paint, so that nobody who reads at night is blinded. Kept alike with src/ui/preferences.ts.
(function () {
  var root = document.documentElement;
  var look = {};
  try {
    look = JSON.parse(localStorage.getItem('experiencia.look') || '{}') || {};
  } catch {
    /* storage shut off: the defaults do */
  }
  var asks = function (query) {
    return window.matchMedia && window.matchMedia(query).matches;
  };
  var scheme = look.scheme && look.scheme !== 'auto' ? look.scheme : asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  var contrast = look.contrast && look.contrast !== 'auto' ? look.contrast : asks('(prefers-contrast: more)') ? 'high' : 'normal';
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.setAttribute('data-contrast', contrast);
  root.setAttribute('data-text-size', look.textSize || 'normal');

  // index.html holds the landing page's first screen: seen there only.
  if (location.pathname !== '/') return;
  root.setAttribute('data-at-landing', '');

  // The landing page's own code is asked for at once, not after the entry was read (the build lists the files).
  var files = document.currentScript && document.currentScript.getAttribute('data-landing');
  if (!files) return;
  files.split(' ').forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.appendChild(link);
  });
})();
