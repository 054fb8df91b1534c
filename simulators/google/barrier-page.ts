import { escapeHtml } from '../world/escape-html.ts';

/** Pages that come with status 200 and hold no results. */
export type Barrier = 'captcha' | 'consent' | 'script-wall' | 'goto-throttle';

const PAGES = {
  captcha,
  consent,
  'script-wall': scriptWall,
  'goto-throttle': gotoThrottle,
} as const;

/** Whether this names a barrier. */
export function isBarrier(name: string): name is Barrier {
  return Object.hasOwn(PAGES, name);
}

/** The barrier as the search engine puts it up for this address. */
export function barrierPage(barrier: Barrier, address: string): string {
  return PAGES[barrier](escapeHtml(address));
}

function captcha(address: string): string {
  return `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><title>${address}</title></head>
<body onload="document.getElementById('captcha').focus()"><div><form id="captcha-form" action="index" method="post"><noscript>In order to continue, please enable javascript on your web browser.</noscript>
<div id="recaptcha" class="g-recaptcha" data-sitekey="simulated" data-callback="submitCallback"></div><input type="hidden" name="q" value="EgQsimulated"><input type="hidden" name="continue" value="${address}"></form>
<div><b>About this page</b><br>Our systems have detected unusual traffic from your computer network. Please try your request again later.</div></div></body></html>`;
}

function consent(address: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Before you continue to Google Search</title></head>
<body><div role="main"><h1>Before you continue to Google</h1><p>We use cookies and data to deliver and maintain services.</p>
<form action="https://consent.google.com/save" method="POST"><input type="hidden" name="continue" value="${address}"><button name="set_eom" value="true">Reject all</button></form>
<form action="https://consent.google.com/save" method="POST"><input type="hidden" name="continue" value="${address}"><button name="set_eom" value="false">Accept all</button></form></div></body></html>`;
}

function scriptWall(): string {
  return `<html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"><title>Google Search</title></head><body><noscript><iframe src="/httpservice/retry/enablejs?sei=simulated"></iframe>Click here if you're not redirected within a few seconds. If you're having trouble accessing Google Search, please send feedback.</noscript><div id="main"></div></body></html>`;
}

function gotoThrottle(): string {
  return `<!doctype html><html lang="en"><head><title>Google</title></head><body><div role="main"><p>Please wait while we are verifying your request.</p></div></body></html>`;
}
