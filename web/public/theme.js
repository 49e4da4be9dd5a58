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
  /** A stored choice, if it is one of these; else what the device asks for. */
  var chosen = function (name, choices, otherwise) {
    return choices.indexOf(look[name]) >= 0 ? look[name] : otherwise;
  };
  var theme = chosen(
    'theme',
    ['light', 'dark'],
    asks('(prefers-color-scheme: dark)') ? 'dark' : 'light',
  );
  var contrast = chosen(
    'contrast',
    ['normal', 'high'],
    asks('(prefers-contrast: more)') ? 'high' : 'normal',
  );
  var motion = asks('(prefers-reduced-motion: reduce)') ? 'reduced' : 'normal';
  root.setAttribute('data-mantine-color-scheme', theme);
  root.setAttribute('data-contrast', contrast);
  root.setAttribute(
    'data-text-size',
    chosen('textSize', ['small', 'normal', 'large', 'largest'], 'normal'),
  );
  root.setAttribute('data-motion', chosen('motion', ['reduced'], motion));

  // index.html holds first screens: the landing page's, and the shell's for those who are signed in.
  var place = location.pathname.split('/')[1];
  var signedIn = false;
  try {
    signedIn = Boolean(localStorage.getItem('token') || window.sessionStorage.getItem('token'));
  } catch {
    /* storage shut off: nobody is signed in */
  }
  // The build lists the pages inside the shell, by the first part of their address.
  var script = document.currentScript;
  var inShell = ((script && script.getAttribute('data-shell')) || '').split(' ');
  var first = place === '' ? 'landing' : signedIn && inShell.indexOf(place) >= 0 ? 'app' : '';
  if (!first) return;
  root.setAttribute('data-first', first);

  // Their code is asked for at once, not after the entry was read (the build lists the files).
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
