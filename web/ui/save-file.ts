/** How long a browser may take to fetch what it was given; the address must stay valid for that long. */
const FETCHED_AFTER_MS = 30_000;

/** Saves a text as a file. Throws when the browser cannot create an address for it. */
export function saveFile(fileName: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  followLink(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_AFTER_MS);
}

/** Goes where an address leads without leaving the page: to a file, or to the mail program. */
export function followLink(address: string, fileName?: string): void {
  const link = document.createElement('a');
  link.href = address;
  if (fileName !== undefined) link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
