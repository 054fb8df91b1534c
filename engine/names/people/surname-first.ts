// Whether a register's entry names the person.
import { wordListOf } from '../../text/words.ts';
import type { PersonName } from './name/person-name.ts';

/**
 * Does a register mean this person, given the ways in which they are named? Registers write the surname first and no commas:
 * 'van der Berg Jan P.'. The given name must be whole; of two middle names one must begin the other.
 */
export function isNamedSurnameFirst(recordedName: string, names: readonly PersonName[]): boolean {
  const recorded = wordListOf(recordedName);
  return names.some(({ given, givenVariants, middle, surname }) => {
    if (given === '' || surname.length === 0) return false;
    if (surname.some((word, index) => recorded[index] !== word)) return false;
    const [first = '', second = ''] = recorded.slice(surname.length);
    const isGiven = first === given || givenVariants.has(first);
    return isGiven && beginsOther(second, middle[0] ?? '');
  });
}

function beginsOther(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
