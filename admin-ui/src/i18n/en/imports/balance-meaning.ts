/** A file of balances may say what is left, or what was carried over. */
export const balanceMeaning = {
  title: 'What do the balances mean?',
  asked:
    '%{name}: the file says %{written} of %{type} on %{day}. With the %{granted} that the policy has granted this year, it would be %{onTop}.',
  askedTaken:
    '%{name}: the file says %{written} of %{type} on %{day}. With the %{granted} that the policy has granted this year, and what was taken since, it would be %{onTop}.',
  count: 'This concerns one balance. |||| This concerns %{count} balances.',
  included: {
    label: 'What is left, all included',
    means: 'The balance on %{day} becomes %{written}.',
  },
  onTop: {
    label: 'Carried over; the entitlement of the year comes on top',
    means: 'The balance on %{day} becomes %{onTop}.',
  },
  chosen: {
    included: 'The balances in the file are what is left, all included.',
    onTop: 'The balances in the file were carried over; the entitlement of the year comes on top.',
  },
  open: 'Choose above what the balances mean.',
};
