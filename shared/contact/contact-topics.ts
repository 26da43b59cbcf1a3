/** What people write about, and what lets somebody help them at once. */
export const contactTopics: readonly { title: string; text: string }[] = [
  {
    title: 'Payments and refunds',
    text: 'Name the invoice number, or the day and the amount. Never send a card number.',
  },
  {
    title: 'Your account',
    text: 'Write from the email address that you log in with. We never ask for your password.',
  },
  {
    title: 'Your business review',
    text: 'Name your business. Upload documents in your profile rather than attaching them to an email.',
  },
  {
    title: 'Your data',
    text: 'You can download and delete it in your profile. Write to us about everything else.',
  },
  {
    title: 'A profile or a picture',
    text: 'Send the link, and say what is wrong with it and whether it concerns you.',
  },
  {
    title: 'Something does not work',
    text: 'Say what you did and what you saw. If the page shows a request number, include it.',
  },
]
