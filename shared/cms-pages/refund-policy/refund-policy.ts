import type { CmsPage } from '#shared/cms-pages/cms-page.ts'
import { siteName } from '#shared/site-name.ts'

export const refundPolicy: CmsPage = {
  slug: 'refund-policy',
  title: 'Refund policy',
  metaDescription: `How to cancel a ${siteName} membership, when a payment is refunded, and how the money comes back.`,
  footerSection: 'legal',
  navOrder: 20,
  lead: 'How to cancel, when we refund a payment, and how the money comes back to you.',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'Cancel at any time',
      content: [
        'You can cancel a paid membership under [Billing](/billing) without talking to anyone. You choose how:',
        [
          'At the end of the period: you keep the membership until the day you paid for, and nothing more is charged. If you pay by card, you can change your mind until then.',
          'At once: the membership ends immediately.',
        ],
        'Canceling stops future payments. By itself, it does not refund a payment that was already made.',
      ],
    },
    {
      heading: 'When we refund',
      content: [
        'We refund a payment when:',
        [
          'you were charged twice, or more than you were shown',
          'you were charged after your membership had ended',
          'somebody paid with your card or PayPal account without your permission',
          'something that you paid for did not work, and we could not fix it in a reasonable time',
          'you forgot to cancel, write to us within 14 days of the renewal, and have not used the membership since',
        ],
        'In other cases, ask all the same. An administrator looks at every request and can refund a payment in full or in part. The rights to withdraw that the law of the place where you live gives you come first.',
      ],
    },
    {
      heading: 'How to ask',
      content: [
        '[Write to us](/contact) from the email address of your account. Name the invoice number, or the day and the amount. You find both under [Billing](/billing). Never send us a card number.',
        'Please write to us before you dispute a payment with your bank or PayPal. While a dispute is open, they decide, and we usually cannot refund the payment ourselves.',
      ],
    },
    {
      heading: 'How the money comes back',
      content: [
        [
          'Refunds go back to the card or the PayPal account that paid. If that card has been replaced, your bank passes the money on.',
          'Taxes are refunded with the amount they were charged on.',
          'You get an email when we have sent the refund, and it appears in your transactions. Banks take up to ten days to show it.',
          'If a refund fails, we tell you and find another way.',
        ],
        'A refund does not end your membership, and ending it does not refund a payment. Tell us if you want both.',
      ],
    },
    {
      heading: 'When you change or pause a plan',
      content: [
        [
          'If you upgrade, you pay the difference for the rest of the period. If you downgrade, you keep what you paid for until the period ends, so there is nothing to refund.',
          'While a membership that is paid by card is paused, nothing is charged, and the time you have paid for continues when you resume.',
          'A credit on your account is taken off your next payments.',
        ],
      ],
    },
    {
      heading: 'When you delete your account',
      content: [
        'Deleting your account ends a paid membership on the day the account is deleted, without a refund for the rest of the period. If you want to use that time, delete the account later.',
      ],
    },
  ],
}
