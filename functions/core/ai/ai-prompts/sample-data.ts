import type { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'

type Three = readonly [object, object, object]

/** Invented data to try prompts and services on, in the shape that drafts send. No one’s texts are in it. */
export const sampleData: Readonly<Record<DraftFeature, Three>> = {
  support_reply: [
    {
      customer: 'Chris',
      subject: 'Cannot add my amplifier',
      messages: [
        {
          from: 'customer',
          text: 'Hi, I wanted to add my amplifier to my vehicle, but the page says that the name is too long. What can I do?',
        },
      ],
      preparedAnswers: [
        {
          title: 'Names of equipment',
          text: 'A name of equipment has at most 80 characters. Put the model first, and the rest into the notes.',
        },
      ],
    },
    {
      customer: 'Dana',
      subject: 'Registration fee paid twice?',
      messages: [
        { from: 'customer', text: 'My card shows two charges for the spring show. I registered one car.' },
        {
          from: 'desk',
          text: 'Thanks for writing. Can you tell us on which days the two charges were made?',
        },
        { from: 'customer', text: 'Both on Monday. One of them still says pending.' },
      ],
      preparedAnswers: [
        {
          title: 'Pending charges',
          text: 'A pending charge is a hold of your bank. It goes away by itself within five business days.',
        },
      ],
    },
    {
      customer: 'Robin',
      subject: 'Moving to another team',
      messages: [
        {
          from: 'customer',
          text: 'I want to change teams in the middle of the season. Do I keep my points? And who has to agree?',
        },
      ],
      preparedAnswers: [],
    },
  ],
  listing_text: [
    {
      facts: [
        { label: 'Name', value: 'Bluebonnet Bass Works' },
        { label: 'Kind', value: 'Retailer' },
        { label: 'City', value: 'Waco' },
        { label: 'State', value: 'TX' },
        { label: 'Services', value: 'Installation, custom enclosures, tuning' },
      ],
      text: '',
      wish: 'Mention that a first look at the car is free.',
    },
    {
      facts: [
        { label: 'Name', value: 'Northline Amplifiers' },
        { label: 'Kind', value: 'Manufacturer' },
        { label: 'City', value: 'Duluth' },
        { label: 'State', value: 'MN' },
        { label: 'Products', value: 'Mono and four-channel amplifiers' },
      ],
      text: 'We make amps. All are built by hand. Two years of warranty.',
      wish: '',
    },
    {
      facts: [
        { label: 'Name', value: 'Quiet Ride Studio' },
        { label: 'Kind', value: 'Retailer' },
        { label: 'Services', value: 'Sound deadening, speakers' },
      ],
      text: '',
      wish: '',
    },
  ],
  event_text: [
    {
      facts: [
        { label: 'Title', value: 'Spring Sound-Off' },
        { label: 'City', value: 'Tulsa' },
        { label: 'Date', value: 'April 18' },
        { label: 'Formats', value: 'SPL, Sound quality' },
        { label: 'Fee', value: '$40 a class' },
      ],
      text: '',
      wish: 'Say that beginners are welcome.',
    },
    {
      facts: [
        { label: 'Title', value: 'Lakeside Show and Shine' },
        { label: 'City', value: 'Madison' },
        { label: 'Date', value: 'July 11' },
        { label: 'Formats', value: 'Show and shine' },
      ],
      text: 'Cars, music, food trucks. Gates open at 9.',
      wish: 'Make it friendlier.',
    },
    {
      facts: [
        { label: 'Title', value: 'State Finals' },
        { label: 'City', value: 'Columbus' },
        { label: 'Season', value: 'Points count three times' },
      ],
      text: '',
      wish: '',
    },
  ],
  page_description: [
    {
      title: 'How we judge sound quality',
      text: 'Two judges listen to every car with the same five tracks. Each of them scores tonal balance, imaging, and noise on a sheet that competitors can read after the class is over. The average counts.',
      wish: '',
    },
    {
      title: 'About us',
      text: 'We bring together people who build car audio systems, the shops that install them, and the leagues that measure them. The platform began with one event in a parking lot.',
      wish: 'Name the shops.',
    },
    {
      title: 'Refunds of registration fees',
      text: 'You get your fee back until seven days before an event. After that, the organizer decides. When an event is called off, every fee is given back whole.',
      wish: '',
    },
  ],
}
