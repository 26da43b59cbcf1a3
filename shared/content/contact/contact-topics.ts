/** The topics people write about, and the details that help us answer right away. */
export const contactTopics: readonly { title: string; text: string }[] = [
  {
    title: 'Payments and refunds',
    text: 'Include the invoice number, or the date and the amount. Never send a card number.',
  },
  {
    title: 'Your account',
    text: 'Write from the email address you log in with. We never ask for your password.',
  },
  {
    title: 'Your business review',
    text: 'Include the name of your business. Upload documents in your profile instead of attaching them to an email.',
  },
  {
    title: 'Your data',
    text: 'You can download and delete it in your profile. Write to us about anything else.',
  },
  {
    title: 'A profile or a picture',
    text: 'Send the link, and tell us what is wrong and whether it affects you.',
  },
  {
    title: 'Something does not work',
    text: 'Tell us what you did and what you saw. If the page shows a request number, include it.',
  },
]
