import { escapeHtml } from './escape-html.ts';
import { metaElements } from './metadata.ts';
import type { WorldPage } from './page.ts';

/** The page as a browser would get it. */
export function pageHtml(page: WorldPage): string {
  const metas = metaElements(page).flatMap(([name, value]) =>
    [value].flat().map((content) => {
      const attribute = /^(?:og|article):/.test(name) ? 'property' : 'name';
      return `<meta ${attribute}="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
    }),
  );
  return `<!doctype html>
<html lang="${page.language ?? 'en'}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)}</title>
${metas.join('\n')}
<link rel="canonical" href="${escapeHtml(page.url)}">
</head>
<body>
<main>
${page.markdown
  .split(/\n{2,}/)
  .map(blockHtml)
  .join('\n')}
</main>
</body>
</html>
`;
}

function blockHtml(block: string): string {
  const heading = /^(#{1,4}) (.*)$/.exec(block);
  if (heading) {
    const level = heading[1]?.length ?? 1;
    return `<h${level}>${inlineHtml(heading[2] ?? '')}</h${level}>`;
  }
  if (block.startsWith('> ')) return `<blockquote>${inlineHtml(block.slice(2))}</blockquote>`;
  if (!block.startsWith('- ')) return `<p>${inlineHtml(block)}</p>`;
  const items = block.split('\n').map((line) => `<li>${inlineHtml(line.replace(/^- /, ''))}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

function inlineHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
