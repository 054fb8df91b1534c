import { escapeHtml } from '../world/escape-html.ts';
import { gotoToken } from './goto.ts';
import type { SearchResult } from './search-result.ts';

/** A result of 2019–2025: the destination stands in the link, the wrapper only in its `ping`. */
export function directResult(result: SearchResult, place: number): string {
  const ping = `/url?sa=t&source=web&rct=j&opi=8997&url=${encodeURIComponent(result.url)}&ved=2ah${place}`;
  return modernResult(result, place, { href: result.url, ping });
}

/** A result of 2026: link and `ping` carry the same opaque token. */
export function gotoResult(result: SearchResult, place: number): string {
  const token = gotoToken(result.url);
  const ping = `/url?sa=t&source=web&rct=j&opi=8997&url=${token}&ved=2ah${place}&uoh=1`;
  return modernResult(result, place, { href: `/goto?url=${token}`, ping });
}

/** A result of the script-free page of 2016: the link is inside the heading, its destination encoded once more. */
export function basicResult(result: SearchResult, place: number): string {
  const href = `/url?q=${encodeURIComponent(result.url)}&sa=U&ved=0ah${place}&usg=AFQ${place}`;
  const date = result.dateText === '' ? '' : `<span class="f">${result.dateText} - </span>`;
  return `<div class="g"><h3 class="r"><a href="${escapeHtml(href)}">${escapeHtml(result.title)}</a></h3><div class="s"><div class="kv"><cite>${escapeHtml(result.displayedLink)}</cite></div><span class="st">${date}${escapeHtml(result.snippet)}</span></div></div>`;
}

function modernResult(
  result: SearchResult,
  place: number,
  link: { readonly href: string; readonly ping: string },
): string {
  const [host = '', ...crumbs] = result.displayedLink.split(' › ');
  const path =
    crumbs.length === 0 ? '' : `<span role="text"> › ${escapeHtml(crumbs.join(' › '))}</span>`;
  const origin = `<span class="VuuXrf">${escapeHtml(result.site)}</span><cite class="tjvcx GvPZzd cHaqb" role="text">${host}${path}</cite>`;
  const date =
    result.dateText === '' ? '' : `<span class="YrbPuc"><span>${result.dateText}</span> — </span>`;
  const readMore = `<a class="vzmbzf" href="${escapeHtml(link.href)}#:~:text=${encodeURIComponent(result.snippet.slice(0, 24))}">Read more</a>`;
  return `<div class="MjjYud"><div data-rpos="${place}"><div class="tF2Cxc" lang="en"><div class="yuRUbf"><span><a jsname="UWckNb" class="zReHs" href="${escapeHtml(link.href)}" data-ved="2ah${place}" ping="${escapeHtml(link.ping)}"><h3 class="LC20lb MBeuO DKV0Md">${escapeHtml(result.title)}</h3><br><div class="notranslate">${origin}</div></a></span><div class="B6fmyf"><div class="q0vns">${origin}</div></div></div><div data-sncf="1"><div class="VwiC3b">${date}<span>${escapeHtml(result.snippet)}</span> ${readMore}</div></div></div></div></div>`;
}
