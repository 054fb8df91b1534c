-- Two tabs may each change another sentence of one draft. The later save took the place of the whole draft, and with it
-- undid what the earlier had changed. Now each sentence stays as it was changed last.

-- The draft that is sent, with the sentences of one of its texts each as it was changed last.
create function legwork.joined_sentences(saved jsonb, sent jsonb, place text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(saved #> place) = 'array' and jsonb_typeof(sent #> place) = 'array' then (
      select case
        -- Nobody adds a sentence or takes one away: where the numbers differ, it is not the same text.
        when count(*) = 0 or count(*) <> count(theirs.sentence) or count(*) <> count(ours.sentence) then sent
        else jsonb_set(sent, place, jsonb_agg(
          case
            when coalesce(theirs.sentence ->> 'changedAt', '') collate "C" > coalesce(ours.sentence ->> 'changedAt', '')
              then theirs.sentence
            else ours.sentence
          end order by number
        ))
      end
      from jsonb_array_elements(saved #> place) with ordinality as theirs (sentence, number)
      full join jsonb_array_elements(sent #> place) with ordinality as ours (sentence, number) using (number)
    )
    else sent
  end
$$;
revoke execute on function legwork.joined_sentences(jsonb, jsonb, text[]) from public, anon, authenticated;

-- Are these two states of one draft? What the model made is the same in both: only its sentences can be changed.
create function legwork.is_same_draft(one jsonb, other jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(one) = 'object' and jsonb_typeof(other) = 'object'
      then one - '{mails,summary,changedAt}'::text[] = other - '{mails,summary,changedAt}'::text[]
    else false
  end
$$;
revoke execute on function legwork.is_same_draft(jsonb, jsonb) from public, anon, authenticated;

-- Of two states of one draft, each sentence as it was changed last; of two drafts the one that was changed last.
create function legwork.joined_draft(saved jsonb, sent jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  -- A draft says when it was changed, unless it is an old one.
  is_saved_later boolean := coalesce((saved ->> 'changedAt') collate "C" > (sent ->> 'changedAt'), false);
  joined jsonb := sent;
begin
  if not legwork.is_same_draft(saved, sent) then
    return case when is_saved_later then saved else coalesce(nullif(sent, 'null'), saved) end;
  end if;
  joined := legwork.joined_sentences(saved, joined, '{mails,plain}');
  joined := legwork.joined_sentences(saved, joined, '{mails,warm}');
  joined := legwork.joined_sentences(saved, joined, '{mails,short}');
  joined := legwork.joined_sentences(saved, joined, '{summary}');
  return case when is_saved_later then jsonb_set(joined, '{changedAt}', saved -> 'changedAt') else joined end;
end
$$;
revoke execute on function legwork.joined_draft(jsonb, jsonb) from public, anon, authenticated;

create or replace function legwork.joined_report(saved jsonb, sent jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when draft is null then pages else jsonb_set(pages, '{draft}', draft) end
  from (
    select
      -- One that was kept back somewhere, with fewer pages, must not undo the later one.
      case when legwork.results_in(saved) <= legwork.results_in(sent) then sent else saved end as pages,
      legwork.joined_draft(saved -> 'draft', sent -> 'draft') as draft
  ) parts
$$;
