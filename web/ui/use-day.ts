import { useEffect, useState } from 'react';

/** A moment of the present day. Another one once the day is another: at midnight, or when a page that slept is seen again. */
export function useDay(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = (): void => setNow(ofPresentDay);
    let timer: ReturnType<typeof setTimeout>;
    function awaitMidnight(): void {
      timer = setTimeout(() => {
        look();
        awaitMidnight();
      }, untilMidnightMs(new Date()));
    }
    awaitMidnight();
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('focus', look);
    };
  }, []);
  return now;
}

function ofPresentDay(last: Date): Date {
  const now = new Date();
  return now.toDateString() === last.toDateString() ? last : now;
}

function untilMidnightMs(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}
