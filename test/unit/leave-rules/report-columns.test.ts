import { withoutLastWord } from '../../../admin-ui/src/absence-report/without-last-word.js';

test.each([
  [
    ['Annual Leave', 'Sick Leave'],
    ['Annual', 'Sick'],
  ],
  [
    ['Annual Leave', 'Study days'],
    ['Annual Leave', 'Study days'],
  ],
  [
    ['Annual Leave', 'Leave'],
    ['Annual Leave', 'Leave'],
  ],
  [['Annual Leave'], ['Annual Leave']],
  [[], []],
])('the columns of %j are headed %j', (names, short) => {
  expect(withoutLastWord(names)).toEqual(short);
});
