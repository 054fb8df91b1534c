/** Which keys a simulated service accepts, and what is left on each. */
export type Ledger = {
  has(key: string): boolean;
  /** 0 for an unknown key. */
  left(key: string): number;
  granted(key: string): number;
  charge(key: string, credits: number): void;
  reset(): void;
};

/** Accounts that start with the credits given. */
export function createLedger(keys: Readonly<Record<string, number>>): Ledger {
  const granted = new Map(Object.entries(keys));
  const spent = new Map<string, number>();
  const left = (key: string): number => (granted.get(key) ?? 0) - (spent.get(key) ?? 0);

  return {
    has: (key) => granted.has(key),
    left,
    granted: (key) => granted.get(key) ?? 0,
    charge(key, credits) {
      spent.set(key, (spent.get(key) ?? 0) + credits);
    },
    reset() {
      spent.clear();
    },
  };
}
