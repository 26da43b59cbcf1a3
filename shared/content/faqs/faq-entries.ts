import type { Faq } from './faq.ts'

const entries: [category: string, slug: string, question: string, answer: string][] = [
  [
    'Membership',
    'what-does-it-cost',
    'What does a membership cost?',
    'The Competitor membership is free and stays free. Pro Competitor and the business memberships are billed monthly or yearly; yearly billing costs 20% less than twelve monthly payments. You can find the prices on the membership page.',
  ],
  [
    'Membership',
    'which-membership',
    'Which membership is the right one for me?',
    'If you build and compete, start as a Competitor. If you want to be listed with the pros, choose Pro Competitor. Shops choose Retailer, brands choose Manufacturer, and clubs, leagues and promoters choose Organization.',
  ],
  [
    'Membership',
    'business-approval',
    'Why is my business account waiting for approval?',
    'Retailers, manufacturers and organizations appear publicly under their business name, so we first check that the business is yours. In the meantime, you can log in and complete your profile.',
  ],
  [
    'Membership',
    'start-an-organization',
    'How do I start an organization?',
    'Open Organizations and start one; any member can. Say what it is and where, then submit it: a person reviews it before everyone can find it. You own it, and you invite others by email as owners, managers or editors.',
  ],
  [
    'Membership',
    'list-a-business',
    'How do I list my business?',
    'Open Businesses and add it: what you do, where and when, and a few pictures. You can stop at any step and go on later. A person reviews it before everyone can find it. Later changes of its name, place or contact are reviewed, too, while the page stays as it is; hours, services and prices change at once.',
  ],
  [
    'Membership',
    'how-reviews-work',
    'Who writes the reviews of businesses?',
    'Members do, one for each business, and never for their own. A person looks at the first three reviews of every member before they appear. A business can answer a review and report it. Only administrators hide one, with a reason that its author reads.',
  ],
  [
    'Marketplace',
    'how-to-sell',
    'How do I sell something?',
    'Open Marketplace and choose “Sell something”. Pictures come first, then the price and where it can be picked up. A person looks at your first three items before everyone can find them. An item stays for 60 days, a vehicle for 90, and you can renew it with one press.',
  ],
  [
    'Marketplace',
    'how-to-buy',
    'How do I pay for what I buy?',
    'You pay the seller, outside of Boxrise: we are not part of the sale and hold no money. Meet in public, test before you pay, and never send codes or gift cards. The seller marks the item as sold to you, you confirm it, and both of you can give feedback for 14 days.',
  ],
  [
    'Marketplace',
    'hear-of-new-items',
    'Can you tell me when something I want is for sale?',
    'Yes. Choose your filters in the marketplace and save them: we tell you of new items at once or once a day. Save an item, and we tell you when its price drops.',
  ],
  [
    'Advertising',
    'what-does-an-ad-cost',
    'What does an ad cost?',
    'It depends on the place: you pay for a number of views or for whole days as a sponsor. A business can also be featured in the directory for 30 days. The Advertise page has every price and a calculator. Retailers, manufacturers, and organizations can advertise. A person looks at every ad first, within one working day, and you pay after that.',
  ],
  [
    'Advertising',
    'how-views-are-counted',
    'How are the views of an ad counted?',
    'A view counts when at least half of the ad was on the screen for one second. Bots and your own visits are not counted. You read the figures within 26 minutes, day by day. Nothing follows people from page to page or to other sites.',
  ],
  [
    'Advertising',
    'undelivered-views',
    'What happens to views that are not delivered?',
    'When you book, you choose: they run on for up to 14 days, or the ad ends on its last day. Either way, what is left at the end is refunded. If you stop early, you get back what was not delivered; as a sponsor or a featured business, the whole days that had not begun.',
  ],
  [
    'Account',
    'verification-mail-missing',
    'I didn’t get the verification email. What can I do?',
    'Check your spam folder first. Then open the verification page and request the email again. The link in it works for 24 hours.',
  ],
  [
    'Account',
    'forgot-password',
    'I forgot my password. What can I do?',
    'Choose “Forgot your password?” on the login page. We email you a link that works for one hour. No one here can see your password or tell it to you.',
  ],
  [
    'Account',
    'who-sees-my-profile',
    'Who can see my profile?',
    'Only you and the administrators, until you make your profile public. We never show your email address, phone number or postal address to other members.',
  ],
  [
    'Account',
    'profile-picture',
    'Which profile pictures can I use?',
    'You can use a JPEG, PNG or WebP file of up to 5 MB. When you upload it, you choose the square that others see.',
  ],
  [
    'Support',
    'how-to-ask',
    'How do I ask for help?',
    'Open Support and write what you need. You can add pictures and documents. Your account lists every request with all answers. Without an account you confirm your request by email, and every email about it has a link that opens it.',
  ],
  [
    'Support',
    'how-fast-we-answer',
    'How fast do I get an answer?',
    'When we have your request, we tell you by when a person answers: usually within one working day. Support shows the hours in which we answer and whether we are there now. Nights, weekends and holidays do not count.',
  ],
  [
    'Support',
    'priority-support',
    'What is priority support?',
    'Requests of retailers and manufacturers have a higher priority: we answer them before others. A manufacturer also has a dedicated contact, a person at Boxrise who answers their requests.',
  ],
  [
    'Support',
    'ask-an-organization',
    'How do I reach a club, a league or an organizer?',
    'Open the page of the organization and choose “Ask them”. Its people answer at a support desk of their own, under the organization’s name, and never see your email address. An organization can hand a request over to us.',
  ],
  [
    'Competing',
    'what-is-spl',
    'What is an SPL run?',
    'SPL is sound pressure level, measured in decibels at a fixed place in the vehicle while the system plays for a few seconds. Ten decibels more takes ten times the acoustic power, which is why the last tenths are the most expensive.',
  ],
  [
    'Competing',
    'what-is-sq',
    'What is sound quality judging?',
    'In sound quality classes, trained judges sit in the vehicle and score tone, imaging, staging and noise with reference recordings. No meter can measure this, so there are always several judges.',
  ],
  [
    'Competing',
    'sealed-or-ported',
    'What is the difference between sealed and ported boxes?',
    'A sealed box rolls off gently below its resonance, 12 dB an octave, and forgives mistakes. A ported box gains output around its tuning frequency and falls twice as fast below it, so the tuning has to fit the music or the meter.',
  ],
  [
    'Competing',
    'thiele-small',
    'What are Thiele/Small parameters?',
    'Thiele/Small parameters describe how a driver behaves at low levels. They include its resonance (Fs), its total Q (Qts) and its equivalent compliance volume (Vas). With them, you can calculate the response of a box before you cut any wood.',
  ],
  [
    'Privacy',
    'my-data',
    'What happens to my data?',
    'We use it to run your membership, and count your visits only if you allow it. We do not sell it. Uploads and profiles are stored encrypted, and what you do not publish stays private.',
  ],
]

export const faqEntries: Faq[] = entries.map(([category, slug, question, answer], index) => ({
  category,
  slug,
  question,
  answer,
  displayOrder: (index + 1) * 10,
  version: 1,
}))
