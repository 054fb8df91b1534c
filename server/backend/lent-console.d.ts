type Print = (...values: readonly unknown[]) => void;
/**
 * Runs `work` with a console of its own. @supabase/lite prints whole database errors, parameters and so passwords
 * included; what it prints while it works comes here instead and goes no further than the caller lets it.
 */
export declare function withLentConsole<Result>(onPrint: Print, work: () => Promise<Result>): Promise<Result>;
export {};
