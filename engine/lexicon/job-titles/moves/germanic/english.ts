import { anyOf } from '../../../word-list.ts';
import type { LanguageMoves } from '../move-kind.ts';
import { emptySince, endOf, inEffect, passes, takesFrom } from '../patterns.ts';
import { NOT_OF_THINGS, WORKPLACES } from '../things-left.ts';

/** 'Left' and 'leave' mean much else: they count before an employer, a post, a time, or a full stop. */
const LEFT_OBJECT = `(?= (?:${anyOf`
  [\uE001\uE002]|(?:the|our) (?:[\p{L}-]+ ){0,2}(?:${WORKPLACES}|role|post|job|board)(?![\p{L}'])
  (?:his|her|their|its) (?:post|role|job|position|desk|employ|service|ranks)
  in |on |last |this |next |after |for |to |at |earlier|yesterday|office|as |when|us |with |"|'`})|[.,;]|$)`;

/** Moves in English. */
export const ENGLISH_MOVES: LanguageMoves = {
  past: {
    succeeded: anyOf`(?:was|been|were) (?:succeeded|replaced|followed) by|(?:has|have) passed to|passed the baton to
      handed (?:the )?(?:reins|over) to|(?:succeeded|replaced) by
      (?:handed|passed) (?:over )?(?:the|her|his|their) [^.,;\uE000-\uE003]{0,40}(?:brief|reins|keys|role|post|job|desk|function|team
        portfolio|responsibilit\w+|duties|title|chair|office|remit|department) to(?= (?:\uE004 )?[\uE000\uE003])
      (?:gave|made|given|made) way (?:to|for)|handed the (?:baton|keys|reins) to`,
    succeed: anyOf`succeeded|replaced|took over from|taken over from
      (?:took|taken) over [^.,;:\uE000\uE003]{1,60} from(?= (?:\p{L}+ )?[\uE000\uE003])|successor(?: (?:to|of))?|replacement(?: for)?
      taking over from|succeeding|replacing|stepped in(?:to the shoes of| for)|in place of|takes? the place of|predecessor,?
      filled the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)|follow(?:s|ed|ing)? in the footsteps of|came in for
      in succession to|${takesFrom('from|after', 'as')}|inherited .{0,60}from(?= \uE000)`,
    die: anyOf`died|passed away|death of|late colleague|in memoriam|in memory of|obituary|mourns?|sadly missed|(?:his|her|their) death
      funeral of|passing of|sad passing|tributes to|reposing`,
    move: anyOf`(?:has |have )?(?:moved|gone|decamped|defected|switched|jumped) to(?: work (?:for|at))?|went to(?: work (?:for|at))?
      (?:jumped ship|crossed(?: over)?|(?:has |have )?gone over|made the (?:switch|move|jump)|crossed the (?:road|street|floor)) to
      (?:departed|left|decamped) for|now (?:with|at)|(?:has |have )?(?:swapped|traded|exchanged) .{0,60} for
      (?:landed|popped up|resurfaced|turned up) at|(?:poached|snapped up|hired away) by|lured (?:away )?(?:by|to)`,
    leave: anyOf`
      # 'Left', 'resigned', 'stepped down'.
      (?<!(?:pictured |far |second |third |from |top ))left(?!(?<=[,(] ?left)(?:[.,;)]| with | and |$))${LEFT_OBJECT}|quit|departed|resigned
      stepped (?:down|aside)|stood down|moved on|bowed out|relinquished|(?:vacated|given up|relinquished) by|vacated|gave up|given up
      demitted|laid down|relinquish\w*|went into retirement|stepped off|moved out of|did not renew
      # 'Retired', 'drawing her pension', 'since she left'.
      retired(?= (?:from|as|in|on|after|at|last|this|yesterday|today|earlier|following|due|early)|[,.;]|$)|drawing (?:her|his) pension
      (?=went|moved|left|retired)(?<=(?<!\p{L})since (?:(?:dr|mr|ms|mrs)\.? )?\uE000 )(?:went (?:back )?to|moved to|left
        retired)(?! (?:the )?\uE001)
      # 'Was dismissed', 'let him go', 'lost her job', 'did not stand again'.
      (?:was|been) (?:dismissed|fired|sacked|laid off(?! (?:from|by) an? )|let go|ousted|removed|made redundant)|let (?:me|him|her) go
      relieved(?= \uE000)|dismissed|sacked|fired|ousted|axed|did not (?:seek re-?election|stand (?:again|for re-?election))|let go of
      lost (?:her|his|their) (?:job|post|role|position)|shown the door|(?:was|were) not renewed|not (?:been )?renewed|has been let go
      # 'Parted ways', 'said goodbye to', 'saw off', 'left me'.
      parted (?:ways|company)(?: with)?|(?:agreed|decided) to part (?:ways|company)|said (?:goodbye|farewell) to|b(?:ade|ids) farewell to
      parted with|waved off|s(?:aw|ent) off|gone (?:their|our) separate ways|left me
      # 'Is no longer', 'has since moved', 'ceased to be', 'has been gone from', 'held that post until'.
      no longer (?:works?|serves?|with|at|holds?|leads?|heads?|represents?|represented|in|our|the)|is no longer
      ceased(?: to (?:be|act|serve|hold)|(?<=[,:;|(\uE000\uE004] ?ceased)(?= (?:on |in )?\p{L}* ?\d))
      (?:has|have|had) since (?:moved|gone|returned|left)(?! up)
      (?:held|had|occupied|filled|did) (?:that|this|the) (?:post|position|role|job|office) until
      (?:is|was|has been) (?:gone|out(?= (?:as|of)))|has been (?:out|gone|away) (?:of|from)|gone since
      # 'Walked out', 'called it a day', 'cleared her desk', 'handed over', 'handed in his badge'.
      (?:has |have )?(?:walked(?= (?:out|away|off)(?!\w)|[.;,]|$)|hung up|signed off(?=[.,;]|$| (?:at|from|after|as|for) )|bowed out
        checked out|called (?:it|time)|waved goodbye to|turned (?:her|his|their) back on|severed ties with|cut ties with|packed (?:up|her
        his)|cleaned out|emptied (?:her|his) desk|gone from|slipped away from|drawn a line under|closed the book on|finished up
        gone into retirement)
      wrapped up|cleared (?:his|her|their) desk|(?:empti|clear)ed (?:his|her|their) (?:desk|office)
      handed over(?= to|[.,]| the (?:\w+ )?(?:reins|role|baton|function|team|post)| on | in | at )
      handed (?:in|back) (?:his|her|their|my) (?:\w+ )?(?:pass|badge|card|lanyard|laptop|keys)|(?:his|her|their|my) (?:pass|badge|lanyard)
      # 'Comes from Acme', 'was poached from Acme'.
      (?:fetched|prised|prized|hired away|lured away|poached)[^.;:\uE001\uE003]{0,60}(?<! of) \uE000,? (?:away )?from (?:the )?\uE001
      (?:comes|came|coming|hails|arrive[sd]|hired|recruited|poached|moved
        transferred) (?:to us |ashore |to [\w-]+ (?:[\w-]+ )?)?from(?= (?:the )?\uE001)
      # 'Ended her time', 'his contract expired', 'her last day was', 'a wrap on'.
      ended (?:his|her|their) (?:time|tenure|spell)|completed (?:his|her|their) (?:term|tenure)|last day was
      ended (?:a|an|his|her|their) [^.]{0,40}(?:stint|career|tenure|run|spell|association|years)|came to (?:the|an) end of
      finished (?:at|with|as|in|on|last|her|his|my)
      (?:years|months|time|term|mandate|contract|secondment|assignment|cover|stint|spell|tenure) [^.]{0,70}(?:finished|ended|expired
        lapsed|allowed to lapse|c[ao]me to an end|is over|was up|ran out)
      last day [^.]{0,50} was|last (?:week|day) (?:at|with) [^.]{0,40} behind|days? (?:at|with) [^.]{0,40} (?:are|were|is) over|a wrap on
      ${endOf('time|chapter|stint|era|tenure|spell|journey|adventure', 'ended|came to an end|is over')}
      # 'The departure of', 'her resignation in', 'Leavers:', 'a post empty since she left'.
      departure of|resignation of|exit of|retirement of|(?:her|his|their) (?:dismissal|departure|resignation|exit|retirement) in
      (?:farewells?|leavers?|departures?):|exit(?:ed)?|(?<=\uE000(?:'s|s') )(?:departure|exit|resignation|retirement|dismissal)|gone:|out:
      ${passes('from', 'to')}|${emptySince('vacant|empty|unfilled|unmanned', 'since|after', 'when')}
      ${inEffect(
        'resignation|departure|retirement|exit|dismissal',
        '(?:took|has taken|came into|has come into) effect|(?:became|was|has become) effective',
      )}`,
    appoint: anyOf`(?:appoint|elect|recruit)(?:ed|s)|(?:elevate|hire|lure|name|promote|welcome)[ds]|poach(?:ed|es)|tap(?:ped|s)
      (?:appointment|arrival|hiring|promotion) of|the appointment|(?:chosen|confirmed|picked|selected) as|(?:brings?|brought) in
      (?:snaps?|snapped|picked|signed) up|gained|(?:was|been|is) (?:put|placed) in charge of|put in charge
      (?:was|been) made(?= (?:the |its )?(?:[\uE001\uE002] ?)?\uE004)|installed|handed the (?:job|role|post|brief|reins)
      given the (?:job|role|post|nod)|found (?:a|its) (?:new )?(?=\uE004)|signed(?! by| it(?!\p{L})| them(?! (?:as|from|up|on) )|:|,)
      landed(?= \uE000)|secured the services of|(?:got|gets|won|wins|landed|lands) the (?:[\w-]+ ){0,4}(?:job|nod|role|post)
      gets(?= an? new)|will have(?= an? new)|bagged|enlisted|drafted in|unveiled|ushered in|onboarded`,
    enter: anyOf`joined(?! by)|rejoined|became|(?:has )?become|(?:took|taken) (?:over|up)|took (?:office|charge)|assumed
      started (?:as|at|on|in|work|with|her|his)|started(?! by)|just started|began (?:as|at|in|her|his)|(?:moved|stepped) up
      returned (?:to|as)|came (?:to|aboard|over from)|went (?:over|across) to|arrived at|moved (?:from|into)|on board as|landed (?:at|in)|back at
      settled in(?:to)? (?:at|as)|set up (?:shop|camp) at|signed (?:on|for) (?:with|at)|parachuted in|got (?:her|his) feet under|got going
      clocked on|hit the ground|first day (?:at|with) [^.]{0,40} was|is (?:our|the) (?:new|newest)|has been with|with us since
      my first (?:day|week|month)|i (?:joined|started|became)|has taken (?:over|up|on|charge)`,
  },
  announced: {
    succeeded: anyOf`(?:be|is being|is) (?:succeeded|replaced|followed) by|hands? over to|handing over to|pass(?:es)? the baton to
      (?:hand|pass)(?:s|es|ing)? (?:over )?(?:the|her|his|their) [^.,;\uE000-\uE003]{0,40}(?:brief|reins|keys|role|post|job|desk|function
        team|portfolio|responsibilit\w+|duties|title|chair|office|remit|department) to(?= (?:\uE004 )?[\uE000\uE003])
      (?:gives|makes|giving|making) way (?:to|for)|will (?:give|make) way (?:to|for)`,
    succeed: anyOf`(?:takes?|taking) over [^.,;:\uE000\uE003]{1,60} from(?= (?:\p{L}+ )?[\uE000\uE003])|takes over from|succeeds?
      replaces?|take over from|follows|chosen to follow|to follow|fills? the (?:seat|shoes|chair|post|vacancy) (?:left by|of|vacated by)
      steps? into the (?:shoes|boots) of`,
    move: anyOf`mov(?:es?|ing) from [^.,;\uE000]{1,40} to(?= )|(?:moves?|moving|off|goes|defects|switches|jumps|jumps ship) to
      accepted (?:a|an|another|the) (?:[\w-]+ ){0,3}(?:post|job|role|position|offer|appointment) (?:with|at|from)
      (?:(?:go|goes|going) over|crosses(?: over)?|makes the (?:switch|move|jump)|is on (?:her|his) way) to|bound for|go to work for
      (?:heads?|heading) (?:off )?(?:to|for)|swap\w* .{0,20} for|(?:(?:will )?swap|trades?) .{0,60} for|clocks? on at
      (?:turns? up|resurfaces) at|takes? (?:her|his) (?:\w+ ){1,3}to|will be (?:at|with) (?=[\uE002\uE003])`,
    leave: anyOf`
      # 'Leaves', 'resigns', 'steps down'.
      leaves${LEFT_OBJECT}|leaving${LEFT_OBJECT}
      (?<!(?:maternity|paternity|parental|sick|annual|on|of|garden|gardening|family|medical|study|compassionate) )leave${LEFT_OBJECT}
      departs|departing|depart(?! from (?:it|this|that|the))|resign(?:s|ing)?|steps? down|stepping down|steps? aside|stands? down
      standing down|moves? on|quits|exits|parts (?:ways|company) with|giving up(?= (?:his|her|their|my|the))|vacat(?:es|ing)
      step(?:s|ping)? back(?= from| as| for| in|[.,;]|$)|quitting|will part|(?:will |shall |to )step away(?! to)|moves abroad
      emigrat(?:es|ing)|(?:(?:will|would|to) be|be) relieved(?= (?:of|from))|lays? down (?:her|his|their)|wants out|walks? away
      will (?:not be renewed|go|leave|quit|depart|step down|stand down|retire|exit|not return)
      # 'Retires'.
      retir(?:es|ing|e)${NOT_OF_THINGS}|(?:will |shall )?superannuat(?:e|es|ing)
      # 'Gives notice', 'is working out her notice', 'puts in his papers'.
      handed in (?:his|her|their) notice|g(?:ave|iven) (?:his|her|their |in (?:his|her|their) )?notice
      working (?:out )?(?:his|her|their) notice|notice [^.]{0,40}(?:ends|expires|runs out|is up)|put(?:s|ting)? in (?:her|his|their) papers
      serv(?:es|ing|e) (?:out )?(?:her|his|their|my|out)? ?notice
      (?:working|serving|serves|works|served|seeing)(?: out)? (?:[\w'-]+ ){0,4}notice
      # 'Hands over', 'calls it a day', 'clears his desk', 'heads north'.
      hands? over|finish(?:es)? up|finishing up(?= (?:on|at|in|next|this|as|with)(?!\w)|[.;]|$)|calls? it a day|hangs? up|bows? out
      clears? (?:his|her|their) desk|heads? (?:north|south|east|west|home|abroad|overseas)(?!\p{L})|calls? time
      signs? off(?=[.,;]|$| (?:at|from|after|as|for) )|packs? up|(?:will |to )?bow out|winding down
      # 'Ceases to be', 'is off', 'will be gone', 'goes at the end of May', 'their last as', 'not seeking another term'.
      ceases? to (?:be|act|serve|hold)|(?:will|shall) (?:no longer be|cease to be)
      goes(?= (?:in|on|at|next|this|by) (?:the end|(?:early |late |mid-)?(?:january|february|march|april|may|june|july|august|september
        october|november|december)|\d|spring|summer|autumn|year|month|week|easter|christmas))
      (?:not|\w+n't) (?:(?:be )?(?:intend|plan|wish|go|want)(?:ing)? to )?(?:carry on as|continue as|stay on|seek re-?election
        stand (?:again|for re-?election))
      is off(?= (?:at|in|to|next|on|after|this|come|by|from)|[.,;]|$)|(?:will|would) be (?:gone|off|leaving|departing|out)|to be gone
      be gone by|(?:will|to) be (?:my|her|his) last|on (?:her|his|their) way out
      not (?:be )?seeking (?:another|a (?:new|further|second)|re-?)|(?:is|will be) (?:her|his|their) last as
      # 'Her contract expires', 'finishes as', 'last day', 'ten days to go'.
      last day|finish(?:es|ing)? (?:as|at|with)(?= )|last (?:shift|working day)|days? to go|weeks? to go
      last (?:weeks|months|days|week|month|few weeks|few months) (?:at|with)
      (?:runs out|expires|ends|lapses|is up|comes to an end|finishes)(?= (?:in|on|at|next|this|by|with)|[.,;]|$)
      in (?:her|his|their) (?:final|last) (?:weeks|months|days)
      ${endOf(
        'time|chapter|stint|era|tenure|spell|journey|adventure',
        'ends|will end|comes to an end|will come to an end|draws to a close',
      )}
      # 'Stays until a successor is found', 'until then she remains'.
      until then(?=,? (?:\p{L}+ )?\uE000 (?:stays|remains|keeps|continues|carries on|holds|runs|is))
      (?=until then)(?<=(?:stays|remains|continues|carries on|stay|remain|continue)(?: on)?(?: [^.;,]{1,40})? )until then
      (?:will|shall) (?:keep|stay|remain|continue|carry on|hold)(?= [^.;]{0,80}(?<= )until )
      until (?:a|her|his|their) (?:successor|replacement)|until (?:a |the )?(?:new|successor|replacement) \w+ (?:is|has)
      # 'Her departure', 'outgoing', 'losing our', 'leaving drinks'.
      (?:his|her|their) (?:departure|resignation|exit|retirement)
      (?:be )?(?:losing|saying (?:goodbye|farewell) to|waving off)(?= (?:our |its |their )?(?:\p{L}+ ){0,3}[\uE000\uE004])|outgoing
      leaves? us|leaving us|farewell (?:do|drinks|party)|leaving (?:do|drinks|party)`,
    appoint: anyOf`(?:will|to) be (?:appointed|named|promoted)|lined up(?: as)?|(?:will|to) be (?:made|installed|put in charge)
      appointed to start|(?:has|have) (?:signed|chosen|picked)(?= \uE000)`,
    enter: anyOf`
      # 'Joins', 'becomes', 'starts as', 'accepted'.
      join(?:s|ing)?|becomes|starts|begins? (?:as|at|in|on|her|his)|start (?:as|at|on|in|work|with|her|his)|commences?|accepted
      comes? aboard|comes? on board|rejoins|returns to
      becoming(?= (?:the |its |our |their |a )?(?:[\uE001\uE002](?:'s|s')? )?(?:next |new |first )?\uE004)|reports? for duty
      starts? (?:a|my|her|his) new (?:chapter|job|role|position|adventure|post)|clocks? on|gets? going|starting (?:as|at|on|in|with)
      arrives?(?= (?:at|in|on|next|as|from)|[.,;]|$)|moves? into|new job
      # 'Takes over', 'takes up', 'assumes', 'takes the helm', 'occupies the seat'.
      takes over|take over|taking over|takes up|take up|taking up|steps up|moves up|assumes?|tak(?:es|e|ing) charge
      tak(?:es|e|ing) the (?:reins|helm)|hold(?= the (?:\uE004|office|charge))|takes? effect|takes on|(?:will|to) occupy(?= (?:the|his|her))
      assum(?:e|ing) duty|takes? (?:her|his) (?:seat|chair|place)
      # 'Will be the new', 'will start', 'i am joining', 'is due in', 'incoming', '-designate'.
      not expected (?:in post |to (?:start|arrive|join) )?before
      (?:will|would|is to|are to) be(?= (?:the |its |our |their )?(?:[\uE001\uE002](?:'s|s')? )?(?:next |new |first |incoming )?\uE004)
      (?:will|would|to) (?:be joining|start|begin|commence|arrive|come)|(?:will|would) assume
      i(?:'m|'ll| am| will)(?: be)? (?:starting|joining|start|join)|incoming|due to start|due in|(?:is|are) (?:joining|starting|arriving)
      first day is|-designate|designate|first (?:working )?day(?! off)`,
  },
};
