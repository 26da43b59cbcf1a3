import type { Faq } from '#shared/faqs/faq.ts'

const entries: [category: string, slug: string, question: string, answer: string][] = [
  [
    'Membership',
    'what-does-it-cost',
    'What does a membership cost?',
    'The Competitor membership is free and stays free. Pro Competitor and the business memberships are billed monthly or yearly; a year costs 20% less than twelve months. The prices are on the membership page.',
  ],
  [
    'Membership',
    'which-membership',
    'Which membership is the right one for me?',
    'If you build and compete, start as a Competitor. If you want to be found among the pros, choose Pro Competitor. Shops choose Retailer, brands choose Manufacturer, and clubs, leagues and promoters choose Organization.',
  ],
  [
    'Membership',
    'business-approval',
    'Why does my business account wait for approval?',
    'Retailers, manufacturers and organizations appear in public under their business name, so somebody checks first that the business is yours. You can log in and complete your profile in the meantime.',
  ],
  [
    'Account',
    'verification-mail-missing',
    'I did not get the verification mail. What now?',
    'Look in the spam folder first. Then open the verification page and ask for the mail again; the link in it works for 24 hours.',
  ],
  [
    'Account',
    'forgot-password',
    'I forgot my password.',
    'Choose “Forgot password” on the login page. You get a mail with a link that works for one hour. Nobody here can see or tell you your password.',
  ],
  [
    'Account',
    'who-sees-my-profile',
    'Who can see my profile?',
    'Only you and the administrators, until you switch your profile to public. Your email address, phone number and postal address are never shown to other members.',
  ],
  [
    'Account',
    'profile-picture',
    'Which profile pictures can I use?',
    'A JPEG, PNG or WebP file of at most 5 MB. You choose the square that is shown when you upload it.',
  ],
  [
    'Competing',
    'what-is-spl',
    'What is an SPL run?',
    'SPL is sound pressure level, measured in decibels at a fixed place in the vehicle while the system plays for a few seconds. Ten decibels more is ten times the acoustic power, which is why the last tenths are the expensive ones.',
  ],
  [
    'Competing',
    'what-is-sq',
    'What is sound quality judging?',
    'In sound quality classes trained judges sit in the vehicle and score tone, imaging, staging and noise with reference recordings. There is no meter for it, so there are always several judges.',
  ],
  [
    'Competing',
    'sealed-or-ported',
    'Sealed or ported: what is the difference?',
    'A sealed box rolls off gently below its resonance, 12 dB an octave, and forgives mistakes. A ported box gains output around its tuning frequency and falls twice as fast below it, so the tuning has to fit the music or the meter.',
  ],
  [
    'Competing',
    'thiele-small',
    'What are Thiele/Small parameters?',
    'The handful of figures that describe how a driver behaves at low levels: among them its resonance Fs, its total Q (Qts), and the compliance volume Vas. With them the response of a box can be computed before any wood is cut.',
  ],
  [
    'Privacy',
    'my-data',
    'What happens with my data?',
    'It is used to run your membership, and visits are counted only if you allow it. It is not sold. Uploads and profiles are stored encrypted, and what you do not publish stays private.',
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
