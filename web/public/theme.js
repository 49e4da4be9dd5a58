// Runs before the first paint, so that nobody who reads at night is blinded. Kept alike with src/ui/theme/preferences.ts.
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
  var scheme =
    look.scheme && look.scheme !== 'auto'
      ? look.scheme
      : asks('(prefers-color-scheme: dark)')
        ? 'dark'
        : 'light';
  var contrast =
    look.contrast && look.contrast !== 'auto'
      ? look.contrast
      : asks('(prefers-contrast: more)')
        ? 'high'
        : 'normal';
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.setAttribute('data-contrast', contrast);
  root.setAttribute('data-text-size', look.textSize || 'normal');

  // index.html holds first screens: the landing page's, and the shell's for those who are signed in.
  var place = location.pathname.split('/')[1];
  var signedIn = false;
  try {
    signedIn = Boolean(localStorage.getItem('token') || window.sessionStorage.getItem('token'));
  } catch {
    /* storage shut off: nobody is signed in */
  }
  var outside =
    /^(about-us|about|contact-us|contact|terms-and-conditions|terms|signin|sign-in|signup|forgot-password|create-profile|verification)$/;
  var first = place === '' ? 'landing' : signedIn && !outside.test(place) ? 'app' : '';
  if (!first) return;
  root.setAttribute('data-first', first);

  // Their code is asked for at once, not after the entry was read (the build lists the files).
  var script = document.currentScript;
  var files = [];
  [first, place].forEach(function (name) {
    var listed = script && name && script.getAttribute('data-code-' + name);
    if (listed) files = files.concat(listed.split(' '));
  });
  files.forEach(function (file, i) {
    if (files.indexOf(file) !== i) return;
    var link = document.createElement('link');
    if (/\.css$/.test(file)) {
      link.rel = 'preload';
      link.as = 'style';
      link.crossOrigin = '';
    } else {
      link.rel = 'modulepreload';
    }
    link.href = file;
    document.head.appendChild(link);
  });
})();
