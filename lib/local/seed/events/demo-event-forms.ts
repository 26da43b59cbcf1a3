import type { EventForm } from '#shared/events/events/event-fields.ts'
import type { Point } from '#shared/platform/places/point.ts'

type Venue = Pick<EventForm, 'venueName' | 'address' | 'city' | 'state' | 'timeZone' | 'postalCode'>

const venue = (
  venueName: string,
  address: string,
  city: string,
  state: string,
  postalCode: string,
  timeZone: string,
): Venue => ({ venueName, address, city, state, postalCode, timeZone })

/** Places that do not exist, in cities that do. */
export const venues = {
  louisville: venue(
    'Wharf Nine',
    '900 Low Water Street',
    'Louisville',
    'KY',
    '40202',
    'America/Kentucky/Louisville',
  ),
  tulsa: venue('Bay Four Audio', '44 Switchyard Lane', 'Tulsa', 'OK', '74103', 'America/Chicago'),
  phoenix: venue('Dry Dock Lot', '2110 Basin Road', 'Phoenix', 'AZ', '85003', 'America/Phoenix'),
  dayton: venue('Hangar Row', '7 Taxiway Court', 'Dayton', 'OH', '45402', 'America/New_York'),
  duluth: venue('Northline Yard', '310 Ore Pier', 'Duluth', 'MN', '55802', 'America/Chicago'),
  macon: venue('Old Mill Green', '58 Spindle Avenue', 'Macon', 'GA', '31201', 'America/New_York'),
  dallas: venue('Crosswind Fairground', '1500 Midway Gate', 'Dallas', 'TX', '75201', 'America/Chicago'),
  reno: venue('Silver Flat', '12 Playa Spur', 'Reno', 'NV', '89501', 'America/Los_Angeles'),
} as const

const street = 'Street'
const sound = 'Sound quality'

/** The locations of the venues’ ZIP codes. */
export const points: Record<keyof typeof venues, Point> = {
  louisville: { lat: 38.25, lon: -85.75 },
  tulsa: { lat: 36.16, lon: -96 },
  phoenix: { lat: 33.45, lon: -112.08 },
  dayton: { lat: 39.76, lon: -84.21 },
  duluth: { lat: 46.76, lon: -92.08 },
  macon: { lat: 32.81, lon: -83.62 },
  dallas: { lat: 32.79, lon: -96.8 },
  reno: { lat: 39.53, lon: -119.81 },
}

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

/** A class in which the best eight run against each other. */
export const shootout: EventForm['classes'][number] = {
  classKey: 'X1',
  name: 'Street shootout',
  division: street,
  feeCents: 1000,
  closed: false,
}

export const free: EventForm['fees'] = {
  registrationFeeCents: 0,
  earlyOffCents: 0,
  proOffCents: 0,
  gateFeeCents: 0,
}

/** What a show says about itself, by when its lanes open and close. */
const describedAs = (lanes: string, site: string) =>
  `${lanes}\nBring ear protection: no one enters the lanes without it.\n\n${site}`

/** For the show that is live whenever the demo begins: no hour of the day fits it. */
export const liveDescription = describedAs(
  'Lanes are open, and the last run is an hour before the end.',
  'Food and shade on site.',
)
export const nightDescription = describedAs(
  'Lanes open at six, the last run is at nine.',
  'The lot is lit, and coffee is on all evening.',
)

/** The defaults of all demo events. */
export const usual = {
  description: describedAs('Lanes open at nine, the last run is at four.', 'Food and shade on site.'),
  fees: { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 500, gateFeeCents: 4000 },
  payment: 'both',
  refundSteps: [],
  capacity: 60,
  classes,
  seasons: [],
  resultsPolicy: { protestMinutes: 30, board: 'all' },
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
