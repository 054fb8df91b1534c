/** Sentences at most this many days apart state the same post; the most informative one is shown. */
export const TELLING_DAYS_MAX = 120;
/** After this many days, a year, a job that was not mentioned again is no longer certain. */
export const STALE_DAYS = 366;
/** After this many days an appointment only shows that they were there, and not today's post. */
export const OLD_APPOINTMENT_DAYS_MIN = 450;
/** An arrival this many days, ten years, before the page proves no post of today. */
export const OLD_ARRIVAL_DAYS_MIN = 3650;
/** After this many days an announcement without a date is taken to have come true. */
export const ANNOUNCED_DAYS_MAX = 180;
/** For this many days an appointment without a first day is taken to be still ahead, while the old job is held. */
export const UNDATED_START_DAYS_MAX = 90;
/** The same for a departure: few people give longer notice. */
export const NOTICE_DAYS_MAX = 120;
/** A post last seen at most this many days before the news of its end still contradicts the news: both pages are equally new. */
export const CONTRADICTION_DAYS = 2;
/** A post seen again this many days after the news of its end outweighs the news: people come back, and news may be wrong. */
export const CONTRADICTED_DAYS_MAX = 180;
/** The same where the news named no employer and may have been about another job. */
export const LOOSELY_CONTRADICTED_DAYS_MAX = 30;
/** A post seen this many days after news that no rule understood outweighs the news. */
export const UNREAD_DAYS_MAX = 30;
/** Pages at most this many days apart count as equally old. */
export const SAME_DAYS_MAX = 10;
/** An interview at most this many days before the post was last seen still supports it. */
export const INTERVIEW_DAYS_MAX = 60;
/** News of an arrival or departure is at most this old: nobody gives longer notice. */
export const NEWS_DAYS_MAX = 200;
/** A job elsewhere seen this many days after the last mention of this one means that the person has moved. */
export const MOVED_DAYS_MIN = 30;
/** A post seen again this many days after a passing remark that it is over outweighs the remark. */
export const REAPPEARED_DAYS_MIN = 10;
/** The most lines of a person's history. */
export const HISTORY_MAX = 4;
/** For this many days an arrival or departure of the person is a reason to write. */
export const OWN_MOVE_DAYS_MAX = 366;
/** A title last seen this many days before the newest one is an earlier job, not another name for the same one. */
export const EARLIER_DAYS_MIN = 365;
/** How many characters after a verb its object may be. */
export const OBJECT_REACH = 70;
/** How many characters before a position may make it a thing of the past, or somebody else's. */
export const PART_REACH = 60;
/** How many characters before a verb its subject may be. */
export const SUBJECT_REACH = 150;
