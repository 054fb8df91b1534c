/** Browser tests against the built application, the embedded backend and the simulators; `npm test` finds the browser. */
declare const _default: import("playwright/test").PlaywrightTestConfig<{}, {}>;
export default _default;
