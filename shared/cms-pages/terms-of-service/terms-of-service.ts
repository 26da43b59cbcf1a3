import type { CmsPage } from '#shared/cms-pages/cms-page.ts'
import { daysOfGrace } from '#shared/deletions/contract.ts'
import { siteName } from '#shared/site-name.ts'

export const termsOfService: CmsPage = {
  slug: 'terms-of-service',
  title: 'Terms of service',
  metaDescription: `The rules for using ${siteName}: accounts, profiles, memberships, payments, and how you or we can end the agreement.`,
  footerSection: 'legal',
  navOrder: 10,
  lead: `The rules that you and we agree on when you use ${siteName}.`,
  updatedOn: '2026-11-25',
  sections: [
    {
      heading: 'Who these terms apply to',
      content: [
        `These terms are between you and the operator of ${siteName}, called “we” here. You accept them when you register. If you only look at public pages, the parts about what you may do here still apply to you.`,
        'If you register for a business, a club or another organization, you confirm that you may act for it. The terms then apply to the organization as well.',
      ],
    },
    {
      heading: 'Your account',
      content: [
        [
          'You must be at least 16 years old, and old enough where you live to agree to a contract. If you are not, a parent or guardian agrees for you.',
          'Tell us the truth about who you are, and keep it up to date. One account is for one person or one organization.',
          'Keep your password to yourself. You can turn on two-factor authentication and end the sessions of your devices in your profile at any time.',
          'Tell us right away if someone else uses your account.',
        ],
        'A person reviews every shop, brand and club before its membership goes live, and may ask for documents. We can refuse a business if its documents do not prove that it is yours. We tell you why, and you can send new documents.',
      ],
    },
    {
      heading: 'What you publish',
      content: [
        'What you write and upload stays yours. You allow us to store it, to adapt its size and format, and to show it where you choose to publish it. That ends when you remove it, apart from copies that take a short time to expire.',
        'Do not publish anything that:',
        [
          'you have no right to publish, or that names or shows people who do not want it',
          'is illegal, threatening, hateful or meant to mislead',
          'pretends to come from someone else, or claims a business or a brand that is not yours',
          'advertises things that have nothing to do with car audio',
          'contains malware or other people’s private data',
        ],
        'We can remove such content, hide a profile or suspend an account. We tell you the reason. If you think we are wrong, [write to us](/contact).',
      ],
    },
    {
      heading: 'What you may not do here',
      content: [
        [
          'bypass security, limits or payment for a membership',
          'collect data about members by automated means, or use it to send them advertising',
          'overload the service so that others cannot use it',
          'resell access to your account',
        ],
        'If you find a security vulnerability, tell us before you tell others.',
      ],
    },
    {
      heading: 'Memberships and payments',
      content: [
        'The Competitor membership is free. What each paid membership includes and costs is on the [membership page](/pricing). You see the full amount with taxes before you pay.',
        [
          'A paid membership renews by the month or by the year, at the price you agreed to, until you cancel it. We remind you before it renews.',
          'You can cancel under [Billing](/billing) at any time. You keep the membership until the end of the period you paid for, unless you choose to end it immediately.',
          'An upgrade starts when you pay for it. A downgrade starts with your next period.',
          'If a payment fails, we try again over the next two weeks. If we cannot collect it, the membership ends or is paused, and you continue as a Competitor.',
          'Stripe processes card payments, and PayPal processes PayPal payments. We never see your card number.',
        ],
        'If the price of a plan changes, you keep the price you agreed to for as long as your membership continues. The [refund policy](/pages/refund-policy) explains when and how we refund payments.',
      ],
    },
    {
      heading: 'Our responsibilities',
      content: [
        'We run the service with care, but not without interruptions. We may change how it works. If something you paid for goes away, you can cancel, and we refund the rest of the period.',
        'Members are responsible for what they say and sell. Figures from the instruments on this site are calculations, not measurements: check them before you cut wood or turn up the power. Loud systems can harm hearing.',
        'As far as the law allows, we are liable only for damage that we cause on purpose or through gross negligence, and otherwise for no more than what you paid us in the previous twelve months. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      heading: 'Ending the agreement',
      content: [
        `You can delete your account in your profile. You can change your mind for ${daysOfGrace} days by logging in and choosing to keep your account. After that, we delete all your data, except invoices that we must keep, without your name.`,
        'We can suspend or close your account if you break these terms seriously or repeatedly. Unless waiting would cause harm, we warn you first.',
      ],
    },
    {
      heading: 'Your data',
      content: [
        'The [privacy policy](/privacy-policy) explains what we know about you and what we do with it. The [cookie policy](/cookie-policy) explains what we store in your browser.',
      ],
    },
    {
      heading: 'Changes and law',
      content: [
        'If we change these terms in a way that matters to you, we email members before the change. If you do not agree, you can delete your account before it starts.',
        'If part of these terms is invalid, the rest still applies. Nothing here limits your rights under the consumer law where you live.',
        'Questions? [Contact us](/contact).',
      ],
    },
  ],
}
