/** Mean log-loss of log-odds, for 100 documents: how surprised a judge is by the labels. */
export function logLossOf(
  judged: readonly { readonly logOdds: number; readonly isPositive: boolean }[],
): number {
  const sum = judged.reduce((total, { logOdds, isPositive }) => {
    const margin = isPositive ? logOdds : -logOdds;
    return total + Math.log1p(Math.exp(-margin));
  }, 0);
  return (HUNDRED * sum) / Math.max(1, judged.length);
}

const HUNDRED = 100;
