/**
 * The data of each complete event of an event stream, in order: the `data:` lines of an event joined by line breaks. An event
 * that is not closed by an empty line counts, too: whether its data is whole shows when it is parsed. Linear in the length.
 */
export function eventData(stream: string): readonly string[] {
  const events: string[] = [];
  let data: string[] = [];
  for (const line of stream.split(/\r\n|\n|\r/)) {
    if (line === '') {
      if (data.length > 0) events.push(data.join('\n'));
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line.startsWith('data: ') ? 'data: '.length : 'data:'.length));
    }
  }
  return data.length > 0 ? [...events, data.join('\n')] : events;
}
