// Runs before the first paint, so that nobody who reads at night is blinded; the build writes it
// into index.html. Kept alike with src/ui/theme/preferences.ts.
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

  // A press on a notification is heard while the code is still on its way, which then opens it: see
  // src/core/worker/follow-presses.ts. Where none comes, the page is loaded anew, where it leads.
  var worker = navigator.serviceWorker;
  if (worker && worker.startMessages) {
    var pressed = '';
    var timer;
    var onMessage = function (event) {
      var asked = event.data || {};
      if (typeof asked.open !== 'string' || Date.now() > asked.until) return;
      pressed = asked.open;
      event.ports[0].postMessage('yes');
      clearTimeout(timer);
      timer = setTimeout(function () {
        location.assign(pressed);
      }, 5000);
    };
    /** The code hears of presses itself from now on. Returns what was pressed until then. */
    window.endEarlyPresses = function () {
      worker.removeEventListener('message', onMessage);
      clearTimeout(timer);
      return pressed;
    };
    worker.addEventListener('message', onMessage);
    worker.startMessages();
  }

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

  var parts = location.pathname.split('/').slice(2);

  // Their code is asked for at once, not after the entry was read (the build lists the files).
  var files = [];
  [first, place].forEach(function (name) {
    var list = name && listed('data-code-' + name);
    if (list) files = files.concat(list.split(' '));
  });
  var ofKind = function (kind) {
    return files.filter(function (file, i) {
      return kind.test(file) && files.indexOf(file) === i;
    });
  };
  var sheets = ofKind(/\.css$/);

  // How the page looks, until it is drawn anew (docs/decisions/first-screen.md): as it was left,
  // see src/core/offline/kept-screen.ts, or else as the server draws it.
  var isWhole = first === 'app' && !location.search;
  /** What is stored of who is signed in (src/core/drafts/persisted.ts). Throws for none. */
  var personal = function (kind, name) {
    var claims = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    var key = kind + ':' + JSON.parse(atob(claims)).sub + (name ? ':' + name : '');
    return JSON.parse(localStorage.getItem(key));
  };
  var keptScreen = function () {
    try {
      var kept = personal('kept-screen', place);
      var isOfThisCode = kept.value.code === listed('data-code-' + place);
      return isOfThisCode && kept.expiresAt > Date.now() ? kept.value.html : '';
    } catch {
      return ''; // Nothing is kept, or another thing.
    }
  };
  /** What the device has put away for good, such as a closed box, is not shown. */
  var takeOutPutAway = function (at) {
    at.querySelectorAll('[data-unless]').forEach(function (part) {
      try {
        if (localStorage.getItem(part.getAttribute('data-unless')) !== null) part.remove();
      } catch {
        /* storage shut off: nothing is put away */
      }
    });
  };
  /**
   * What the server draws knows nothing of what this device has shown before: on a phone the newest
   * announcement has its line above it, as in src/features/announcements/banner.
   */
  var putAnnouncement = function (at) {
    try {
      var seen = (parts.length && personal('announcements-seen')) || {};
      var shown = personal('announcements').filter(function (one) {
        var isOver = one.expiresAt && Date.parse(one.expiresAt) <= Date.now();
        return !isOver && !(seen[one.id] >= 2);
      });
      if (!shown.length) return;
      var line = document.createElement('div');
      line.setAttribute('data-announced', '');
      line.textContent = shown[0].message;
      at.insertBefore(line, at.firstChild);
    } catch {
      /* nothing is remembered, or another thing */
    }
  };
  /** Goes on with the font that all text is written in, or without it if it takes long. */
  var withFont = function (goOn) {
    var isDone = false;
    var once = function () {
      if (!isDone) goOn();
      isDone = true;
    };
    if (!document.fonts || !document.fonts.load) return once();
    setTimeout(once, 300);
    var family = getComputedStyle(root).getPropertyValue('--x-font');
    document.fonts.load('1em ' + family).then(once, once);
  };
  /** Asks for the style sheets that it was drawn with; then it takes the place of the skeleton. */
  var show = function (html, isDrawn) {
    var left = 1;
    var put = function () {
      var at = document.querySelector('[data-first-paint="app"] [data-shell]');
      if (!at) return;
      at.setAttribute('inert', '');
      at.innerHTML = html;
      takeOutPutAway(at);
      if (isDrawn) putAnnouncement(at);
    };
    var onSheet = function () {
      left -= 1;
      if (left === 0) withFont(put);
    };
    sheets.forEach(function (file) {
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
  /** What follows the first screens has been read: the head is whole, and so are they. */
  var isParsed = function () {
    return document.querySelector('noscript') !== null;
  };
  var onceParsed = function (goOn) {
    if (isParsed()) goOn();
    else if (window.MutationObserver)
      new MutationObserver(function (_changes, observer) {
        if (!isParsed()) return;
        observer.disconnect();
        goOn();
      }).observe(root, { childList: true, subtree: true });
  };
  var showOnceParsed = function (html, isDrawn) {
    onceParsed(function () {
      show(html, isDrawn);
    });
  };
  /** The server draws it for the code that is named here; of other code it has no screen. */
  var askDrawn = function () {
    var drawn = listed('data-drawn').split(' ');
    var unless = listed('data-drawn-unless-' + place);
    if (drawn.indexOf(place + (parts.length ? '/' + parts.length : '')) < 0) return;
    if ((unless && asks(unless)) || !sheets.length || !window.fetch) return;
    var address = '/first-screen/' + place + '?styles=' + encodeURIComponent(sheets.join(','));
    fetch(parts.length ? address + '&part=' + parts[0] : address, {
      headers: { authorization: 'Bearer ' + token },
      priority: 'high',
    })
      .then(function (answer) {
        return answer.status === 200 ? answer.text() : '';
      })
      .then(function (html) {
        if (html) showOnceParsed(html, true);
      })
      .catch(function () {}); // The skeleton stands there.
  };
  // Pages that are no plain ones have a shape of their own (the build writes them into
  // index.html): what is below would move otherwise, as where a phone has no header of the product.
  onceParsed(function () {
    var page = '[data-pages~="' + place + '/' + parts.length + '"]';
    var shape = document.querySelector('template' + page);
    var at = document.querySelector('[data-first-paint="app"] [data-shell]');
    if (shape && at) at.innerHTML = shape.innerHTML;
  });

  var html = isWhole && parts.length === 0 && keptScreen();
  if (html) showOnceParsed(html, false);
  else if (isWhole) askDrawn();

  // Who is signed in, and the first data of the page, are asked for beside the code: see
  // src/core/data/documents/early-answers.ts.
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

  var ask = function (file) {
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
  };
  // What the page is seen with comes first. A dozen at a time: eighty at once would hold a slow
  // phone for a fifth of a second.
  files = sheets.concat(ofKind(/\.js$/));
  var next = 0;
  var askNext = function () {
    for (var end = next + 12; next < end && next < files.length; next += 1) ask(files[next]);
    if (next < files.length) setTimeout(askNext);
  };
  askNext();
})();
