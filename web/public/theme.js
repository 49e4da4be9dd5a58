// Runs before the first paint, so that nobody who reads at night is blinded. Kept alike with
// src/ui/theme/preferences.ts.
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
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', bar.getAttribute('data-' + theme));
  root.setAttribute('data-contrast', contrast);
  root.setAttribute(
    'data-text-size',
    chosen('textSize', ['small', 'normal', 'large', 'largest'], 'normal'),
  );
  root.setAttribute('data-motion', chosen('motion', ['reduced'], motion));

  // index.html holds first screens: the landing page's, and the shell's for those who are signed
  // in.
  var place = location.pathname.split('/')[1];
  var token = null;
  try {
    token = localStorage.getItem('token') || window.sessionStorage.getItem('token');
  } catch {
    /* storage shut off: nobody is signed in */
  }
  // The build lists the pages inside the shell, by the first part of their address.
  var script = document.currentScript;
  var listed = function (name) {
    return (script && script.getAttribute(name)) || '';
  };
  var inShell = listed('data-shell').split(' ');
  var first = place === '' ? 'landing' : token && inShell.indexOf(place) >= 0 ? 'app' : '';
  if (!first) return;
  root.setAttribute('data-first', first);

  // Who is signed in, and the first data of the page, are asked for beside the code: see
  // src/core/data/documents/early-answers.ts.
  var parts = location.pathname.split('/').slice(2);
  /** The request of a page, some for what the second part of the address names; '' for none. */
  var requestOf = function (name) {
    var request = listed('data-request-' + name);
    var isOfPart = request.indexOf('"%1"') >= 0;
    if (name === place && parts.length !== (isOfPart ? 1 : 0)) return '';
    if (!isOfPart) return request;
    try {
      var part = JSON.stringify(decodeURIComponent(parts[0]));
      return request.split('"%1"').join(part);
    } catch {
      return ''; // No address of ours: the page says so.
    }
  };
  var askFirst = function (name) {
    var request = requestOf(name);
    if (!request || !window.fetch) return;
    var early = {
      request: request,
      token: token,
      response: fetch('/graphql', {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
          'apollo-require-preflight': 'true',
          authorization: 'Bearer ' + token,
        },
        body: request,
      }),
    };
    early.response.catch(function () {}); // Whoever takes it asks again.
    window.earlyAnswers = (window.earlyAnswers || []).concat(early);
  };
  if (first === 'app') {
    askFirst('viewer');
    if (!location.search) {
      askFirst(place);
      if (parts.length === 0) askFirst(place + '-list');
    }
  }

  // Their code is asked for at once, not after the entry was read (the build lists the files).
  var files = [];
  [first, place].forEach(function (name) {
    var list = name && listed('data-code-' + name);
    if (list) files = files.concat(list.split(' '));
  });

  // How the feed looked when it was left, until it is drawn anew: see
  // src/core/offline/kept-screen.ts.
  var keptScreen = function () {
    if (first !== 'app' || parts.length > 0 || location.search) return '';
    try {
      var claims = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
      var key = 'kept-screen:' + JSON.parse(atob(claims)).sub + ':' + place;
      var kept = JSON.parse(localStorage.getItem(key));
      var isOfThisCode = kept.value.code === listed('data-code-' + place);
      return isOfThisCode && kept.expiresAt > Date.now() ? kept.value.html : '';
    } catch {
      return ''; // Nothing is kept, or another thing.
    }
  };
  /** Asks for the style sheets that it was drawn with; then it takes the place of the skeleton. */
  var showKept = function (html) {
    var left = 1;
    var onSheet = function () {
      left -= 1;
      var at = document.querySelector('[data-first-paint="app"] [data-shell]');
      if (left > 0 || !at) return;
      at.setAttribute('inert', '');
      at.innerHTML = html;
    };
    files.forEach(function (file, i) {
      if (!/\.css$/.test(file) || files.indexOf(file) !== i) return;
      var sheet = document.createElement('link');
      left += 1;
      sheet.rel = 'stylesheet';
      sheet.crossOrigin = '';
      sheet.onload = onSheet;
      sheet.href = file;
      document.head.appendChild(sheet);
    });
    onSheet();
  };
  var html = keptScreen();
  if (html && window.MutationObserver)
    new MutationObserver(function (_changes, observer) {
      // What follows the first screens has been read: the head is whole, and so are they.
      if (!document.querySelector('noscript')) return;
      observer.disconnect();
      showKept(html);
    }).observe(root, { childList: true, subtree: true });

  var ask = function (file, i) {
    if (files.indexOf(file) !== i) return;
    var link = document.createElement('link');
    if (/\.css$/.test(file)) {
      link.rel = 'preload';
      link.as = 'style';
      link.crossOrigin = '';
    } else if (/\.woff2$/.test(file)) {
      link.rel = 'preload';
      link.as = 'font';
      link.type = 'font/woff2';
      link.crossOrigin = '';
    } else {
      link.rel = 'modulepreload';
    }
    link.href = file;
    document.head.appendChild(link);
  };
  // A dozen at a time: eighty at once would hold a slow phone for a fifth of a second.
  var next = 0;
  var askNext = function () {
    for (var end = next + 12; next < end && next < files.length; next += 1) ask(files[next], next);
    if (next < files.length) setTimeout(askNext);
  };
  askNext();
})();
