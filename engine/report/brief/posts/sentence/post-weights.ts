/** Sentences within so many days state one post; the most informative one is shown. */
export const TELLING_DAYS_MAX = 120;
/** Days after which a job last seen is not one that somebody still has for sure: a year. */
export const STALE_DAYS = 366;
/** Days after which an appointment shows only that they were there, and not today's post. */
export const OLD_APPOINTMENT_DAYS_MIN = 450;
/** An arrival so many days before the page proves by itself no post of today: ten years. */
export const OLD_ARRIVAL_DAYS_MIN = 3650;
/** An announcement without a date has come true after so many days. */
export const ANNOUNCED_DAYS_MAX = 180;
/** An appointment without a stated first day counts as ahead for so many days, while the old job is still held. */
export const UNDATED_START_DAYS_MAX = 90;
/** The same of a departure: few give notice longer before. */
export const NOTICE_DAYS_MAX = 120;
/** A job seen no more days than this before the news of its end contradicts it: both pages are equally new. */
export const CONTRADICTION_DAYS = 2;
/** After so many days a job seen again outweighs the news that it had ended: people come back, and news are wrong. */
export const CONTRADICTED_DAYS_MAX = 180;
/** The same where the news named no employer: it may have been about another job. */
export const LOOSELY_CONTRADICTED_DAYS_MAX = 30;
/** A job seen so many days after news that no reader made out outweighs them. */
export const UNREAD_DAYS_MAX = 30;
/** Pages so many days apart are of the same time. */
export const SAME_DAYS_MAX = 10;
/** An interview so many days before the last sight of a post still speaks for it. */
export const INTERVIEW_DAYS_MAX = 60;
/** News of somebody who comes or goes are no older: nobody gives longer notice. */
export const NEWS_DAYS_MAX = 200;
/** A job elsewhere seen this many days after the last one here means that somebody has moved. */
export const MOVED_DAYS_MIN = 30;
/** A job seen again so many days after it was said in passing to be over outweighs that. */
export const REAPPEARED_DAYS_MIN = 10;
/** Lines of the history. */
export const HISTORY_MAX = 4;
/** Days in which a coming or going of the person is a reason to write. */
export const OWN_MOVE_DAYS_MAX = 366;
/** A job title seen so many days before the newest one is an earlier job, not another name for it. */
export const EARLIER_DAYS_MIN = 365;
/** Characters after a verb in which its object stands. */
export const OBJECT_REACH = 70;
/** Characters before a place that make it one of the past, or of somebody else. */
export const PART_REACH = 60;
/** Characters before a verb in which its subject stands. */
export const SUBJECT_REACH = 150;
