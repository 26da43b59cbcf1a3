import type { EventForm } from '#shared/events/event-fields.ts'

type Venue = Pick<EventForm, 'venueName' | 'address' | 'city' | 'state' | 'timeZone'>

const venue = (venueName: string, address: string, city: string, state: string, timeZone: string): Venue => ({
  venueName,
  address,
  city,
  state,
  timeZone,
})

/** Places that nobody will find there, in cities that are. */
export const venues = {
  louisville: venue('Wharf Nine', '900 Low Water Street', 'Louisville', 'KY', 'America/Kentucky/Louisville'),
  tulsa: venue('Bay Four Audio', '44 Switchyard Lane', 'Tulsa', 'OK', 'America/Chicago'),
  phoenix: venue('Dry Dock Lot', '2110 Basin Road', 'Phoenix', 'AZ', 'America/Phoenix'),
  dayton: venue('Hangar Row', '7 Taxiway Court', 'Dayton', 'OH', 'America/New_York'),
  duluth: venue('Northline Yard', '310 Ore Pier', 'Duluth', 'MN', 'America/Chicago'),
  macon: venue('Old Mill Green', '58 Spindle Avenue', 'Macon', 'GA', 'America/New_York'),
  dallas: venue('Crosswind Fairground', '1500 Midway Gate', 'Dallas', 'TX', 'America/Chicago'),
  reno: venue('Silver Flat', '12 Playa Spur', 'Reno', 'NV', 'America/Los_Angeles'),
} as const

const street = 'Street'
const sound = 'Sound quality'

/** Classes for pressure, told apart by cone area and power, and for sound quality. */
export const classes: EventForm['classes'] = [
  {
    classKey: 'S1',
    name: 'Street 1',
    division: street,
    assign: { formula: 'cone_plus_power', min: 0, max: 2000 },
    capacity: 20,
    feeCents: 1500,
    closed: false,
  },
  {
    classKey: 'S2',
    name: 'Street 2',
    division: street,
    assign: { formula: 'cone_plus_power', min: 2001, max: 4000 },
    capacity: 20,
    feeCents: 1500,
    closed: false,
  },
  {
    classKey: 'S3',
    name: 'Street 3',
    division: street,
    assign: { formula: 'cone_plus_power', min: 4001 },
    feeCents: 2000,
    closed: false,
  },
  { classKey: 'SQ1', name: 'Stock seats', division: sound, feeCents: 1500, closed: false },
  { classKey: 'SQ2', name: 'Modified', division: sound, feeCents: 2000, closed: false },
]

export const free: EventForm['fees'] = {
  registrationFeeCents: 0,
  earlyOffCents: 0,
  proOffCents: 0,
  gateFeeCents: 0,
}

/** What all demo events have in common, unless it is said otherwise. */
export const usual = {
  description:
    'Lanes open at nine, the last run is at four.\nBring ear protection: nobody enters the lanes without it.\n\nFood and shade on site.',
  fees: { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 500, gateFeeCents: 4000 },
  payment: 'both',
  refundSteps: [],
  capacity: 60,
  classes,
  waitingList: { on: true },
  waiver:
    'I enter at my own risk. I wear ear protection in the lanes and follow the directions of the lane staff.',
  questions: [
    {
      key: 'power',
      label: 'Do you need a charger between runs?',
      kind: 'yes_no',
      options: [],
      required: false,
    },
  ],
  contactEmail: 'shows@rivercity.example',
  isPublic: true,
  country: 'US',
} satisfies Partial<EventForm>
