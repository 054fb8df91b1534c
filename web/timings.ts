/** §9: how long a toast stays. */
export const TOAST_DURATION_MS = 1000;
/** §9: how long a toast that reports success stays. */
export const TOAST_SUCCESS_DURATION_MS = 3000;
/** §4: the nominal length of one stage of a run. */
export const STAGE_DURATION_MS = 1000;
/** What a run reports is drawn and saved this long after it at the latest, together with what else it reported by then. */
export const RUN_PUBLISHED_MAX_MS = 100;
/** Longest wait for one answer of the backend. */
export const BACKEND_TIMEOUT_MS = 10_000;
/** A stored session is believed after this long, while the backend is still being asked about it. */
export const SESSION_PATIENCE_MS = 2000;
/** How long one tab waits for another to renew their session; the client itself tries for 30 s. */
export const RENEWAL_PATIENCE_MS = 40_000;
/** A visible page asks this often whether its account still has its role, or is there at all. */
export const ROLE_CHECK_MS = 15_000;
/** When the user comes back to a page, it asks at most this often whom the organisation has forgotten meanwhile. */
export const FORGOTTEN_CHECK_MS = 60_000;
/** A page that waits for a connection which the browser believes to be there asks this often whether it is. */
export const CONNECTION_CHECK_MS = 5000;
/** An open page asks this often whether the server has a new version of the application. */
export const UPDATE_CHECK_MS = 3_600_000;
/** A button that has just taken on another meaning by itself takes no press for this long: it may have been meant for the former one. */
export const BUTTON_REST_MS = 1000;
/** A page that waits for another one's work to end, or to be cut short, looks this often. */
export const LOCK_CHECK_MS = 1000;
/** Typing rests this long before a search is sent. */
export const SEARCH_PAUSE_MS = 250;
/** Results rest this long before they are read while more may come. */
export const READING_PAUSE_MS = 50;
/** What the backend or a service said about one run is saved this long once it is off the screen: a look elsewhere and back. */
export const OFF_SCREEN_KEPT_MS = 60_000;
/** Somebody who is watched is asked about again this long after the last time. */
export const WATCH_AGAIN_MS = 86_400_000;
/** The same where no service could be asked, and after a page that went away meanwhile. */
export const WATCH_RETRY_MS = 3_600_000;
/** An open page looks this often whose turn it is, and whether the user researches in another page meanwhile. */
export const WATCH_CHECK_MS = 30_000;
