-- The screens read `profiles` itself. These procedures were called by nothing; they go, and so does the index that served
-- only them.

drop function public.list_accounts(text, text, text, boolean, integer, text, uuid);
drop function public.count_accounts(text, text);
drop function public.account_statistics(timestamptz, timestamptz);
drop function legwork.account_filter(text, text);
drop index public.profiles_name_idx;
