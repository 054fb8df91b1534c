/**
 * Reads a body as UTF-8 while it streams and stops as soon as it exceeds `bytesMax`; `null` means too large.
 * Malformed bytes become U+FFFD. Rejects when the connection breaks or the call is aborted.
 */
export async function readText(response: Response, bytesMax: number): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > bytesMax) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
