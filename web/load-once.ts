/**
 * Loads with the first call and keeps what came; a failure is forgotten, so that the next call tries again. Even code that
 * is there already takes a task of its own to import again, in which a busy page does other things first.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;

  async function loadNow(): Promise<Loaded> {
    try {
      return await load();
    } catch (error) {
      loading = null;
      throw error;
    }
  }
  return () => (loading ??= loadNow());
}
