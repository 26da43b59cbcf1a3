import type { CmsPage } from '#shared/cms-pages/cms-page.ts'
import { siteName } from '#shared/site-name.ts'

export const refundPolicy: CmsPage = {
  slug: 'refund-policy',
  title: 'Refund policy',
  metaDescription: `How to cancel a ${siteName} membership, when we refund a payment, and how you get your money back.`,
  footerSection: 'legal',
  navOrder: 20,
  lead: 'How to cancel, when we refund a payment, and how you get your money back.',
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'Cancel at any time',
      content: [
        'You can cancel a paid membership under [Billing](/billing) without talking to anyone. You choose how:',
        [
          'At the end of the period: you keep the membership until the day you paid for, and nothing more is charged. If you pay by card, you can change your mind until then.',
          'Immediately: the membership ends right away.',
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
          'someone paid with your card or PayPal account without your permission',
          'something you paid for did not work, and we could not fix it within a reasonable time',
          'you forgot to cancel, write to us within 14 days of the renewal, and have not used the membership since',
        ],
        'You can also ask for a refund in other cases. An administrator reviews every request and can refund a payment in full or in part. Nothing here limits the cancellation and refund rights that the law where you live gives you.',
      ],
    },
    {
      heading: 'How to ask',
      content: [
        '[Write to us](/contact) from the email address of your account. Include the invoice number, or the date and the amount. You can find both under [Billing](/billing). Never send us a card number.',
        'Please write to us before you dispute a payment with your bank or PayPal. While a dispute is open, they make the decision, and we usually cannot refund the payment ourselves.',
      ],
    },
    {
      heading: 'How you get your money back',
      content: [
        [
          'Refunds go back to the card or the PayPal account that paid. If that card has been replaced, your bank passes the money on.',
          'Taxes are refunded with the amount they were charged on.',
          'We email you when we have sent the refund, and it appears in your transactions. Your bank can take up to ten days to show it.',
          'If a refund fails, we tell you and find another way.',
        ],
        'A refund does not end your membership, and ending your membership does not refund a payment. Tell us if you want both.',
      ],
    },
    {
      heading: 'When you change or pause a plan',
      content: [
        [
          'If you upgrade, you pay the difference for the rest of the period. If you downgrade, you keep what you paid for until the period ends, so there is nothing to refund.',
          'While a membership paid by card is paused, we charge nothing, and the time you paid for continues when you resume it.',
          'We deduct any credit on your account from your next payments.',
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
