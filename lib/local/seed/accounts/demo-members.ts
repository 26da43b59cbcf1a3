import { personPicture } from '#lib/local/seed/pictures/demo-pictures.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { approvedStanding } from '#shared/platform/users/approved-standing.ts'
import { isBusiness, type PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { ProfileField, type User } from '#shared/platform/users/user.ts'
import { demoUserId } from './demo-accounts.ts'

type Sheet = [name: string, city: string, state: string, companyName?: string]

/** None of these people exist; names, businesses and pictures are made up. */
const sheets: Record<PublicMembershipType, Sheet[]> = {
  competitor: [
    ['Tovah Brindlewick', 'Dayton', 'OH'],
    ['Marlo Quenneth', 'Tulsa', 'OK'],
    ['Idris Calloway-Fenn', 'Mesa', 'AZ'],
    ['Pia Sandoverre', 'Fresno', 'CA'],
    ['Rusk Haldeman', 'Knoxville', 'TN'],
    ['Odalys Trevane', 'Laredo', 'TX'],
    ['Benno Karstell', 'Duluth', 'MN'],
    ['Jolene Wexmoor', 'Macon', 'GA'],
    ['Teo Marchbanks', 'Spokane', 'WA'],
    ['Linnea Ostraat', 'Fargo', 'ND'],
    ['Cassius Dray', 'Louisville', 'KY'],
    ['Wilhelmina Tuck', 'Erie', 'PA'],
    ['Dario Vellacourt', 'Tampa', 'FL'],
    ['Hattie Ploughwright', 'Wichita', 'KS'],
    ['Kofi Ambersley', 'Columbus', 'OH'],
    ['Sunniva Greel', 'Madison', 'WI'],
    ['Ambrose Pickerell', 'Reno', 'NV'],
    ['Zadie Thornquist', 'Boise', 'ID'],
    ['Emeka Strandholt', 'Houston', 'TX'],
    ['Perla Montejano', 'El Paso', 'TX'],
    ['Gus Overby', 'Amarillo', 'TX'],
    ['Freya Lindqvale', 'Portland', 'OR'],
  ],
  pro_competitor: [
    ['Rafe Stonemark', 'Mesa', 'AZ'],
    ['Bettina Krolle', 'Toledo', 'OH'],
    ['Silas Varrowby', 'Tulsa', 'OK'],
    ['Noor Eastlake', 'San Antonio', 'TX'],
    ['Magnus Thrale', 'Duluth', 'MN'],
    ['Calla Renwright', 'Chattanooga', 'TN'],
    ['Otis Bramblecote', 'Birmingham', 'AL'],
    ['Yesenia Duvalier-Roe', 'Bakersfield', 'CA'],
    ['Leif Handersby', 'Omaha', 'NE'],
    ['Tamsin Okoru', 'Atlanta', 'GA'],
    ['Viggo Pellworth', 'Grand Rapids', 'MI'],
    ['Roxana Tidewell', 'Mobile', 'AL'],
  ],
  retailer: [
    ['Hollis Barnaby', 'Dayton', 'OH', 'Groundloop Car Audio'],
    ['Marguerite Sallow', 'Fresno', 'CA', 'Second Battery Sound'],
    ['Ines Calderwood', 'Austin', 'TX', 'Trunk & Tweeter'],
    ['Duncan Fairlie', 'Nashville', 'TN', 'Fader Lane Installs'],
    ['Priya Wendover', 'Phoenix', 'AZ', 'Desert Decibel'],
    ['Cormac Isley', 'Buffalo', 'NY', 'Lake Effect Audio'],
    ['Lotte Grandison', 'Tacoma', 'WA', 'Rainline Mobile Sound'],
    ['Amadou Prentiss', 'Savannah', 'GA', 'Low Country Lows'],
    ['Gwen Tarrow', 'Tulsa', 'OK', 'Copper & Fuse'],
    ['Stellan Moxley', 'Denver', 'CO', 'Mile High Midrange'],
  ],
  manufacturer: [
    ['Anselm Rook', 'Fort Wayne', 'IN', 'Rookery Transducers'],
    ['Delphine Marsh', 'Oklahoma City', 'OK', 'Redbed Amplifiers'],
    ['Iver Tolland', 'Milwaukee', 'WI', 'Tolland Magnetics'],
    ['Coralie Banks', 'San Diego', 'CA', 'Undertow Subwoofers'],
    ['Phineas Yarrow', 'Greenville', 'SC', 'Yarrow Cable Works'],
    ['Mirela Castellane', 'Albany', 'NY', 'Sealed Bay Enclosures'],
    ['Harlan Oakes', 'Boise', 'ID', 'Oakes Deadening'],
  ],
  organization: [
    ['Juniper Alwood', 'Louisville', 'KY', 'Bluegrass Bass League'],
    ['Tobias Merrin', 'Dallas', 'TX', 'Lone Star Lane Series'],
    ['Evangeline Stroud', 'Des Moines', 'IA', 'Prairie SPL Circuit'],
    ['Casper Dunmore', 'Orlando', 'FL', 'Sunshine Sound Quality Club'],
    ['Maren Whitlocke', 'Portland', 'OR', 'Cascade Meter League'],
    ['Bastian Crewe', 'Charlotte', 'NC', 'Piedmont Judges Guild'],
  ],
}

const stories: Record<PublicMembershipType, string[]> = {
  competitor: [
    'One 12 in a sealed box, a hatchback, and a notebook full of box volumes.',
    'Street class. Learned to crimp before learning to parallel park.',
    'Daily driver with a quiet trunk and a loud dash. Sound quality first, then the meter.',
    'Third season. The rattle in the left door is still winning.',
  ],
  pro_competitor: [
    'Four 15s, ported to 31 Hz, and a spare belt in every bag.',
    'Tunes between runs and writes every change down. Ask about the numbers.',
    'Two batteries up front, six in the back, and a wall built over one winter.',
  ],
  retailer: [
    'Installs, repairs and honest advice. The meter in the bay is calibrated every spring.',
    'Three bays, one listening room, no pressure. Bring your box, we bring the microphone.',
    'Family shop. If it hums, we find it.',
  ],
  manufacturer: [
    'Built, measured and boxed under one roof, with the parameters on every carton.',
    'Small runs, tight tolerances, parts for everything we ever sold.',
  ],
  organization: [
    'Metered lanes, trained judges and results the same evening.',
    'A season of shows from spring to fall. New competitors get a lane buddy.',
  ],
}

/** Every ninth keeps the city to themselves. */
const withoutCity = 9

const emailOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@members.demo.test`

/** Members for the directory, of every membership, who have joined over the last two years. */
export function demoMembers(now: string): User[] {
  const rows = Object.entries(sheets) as [PublicMembershipType, Sheet[]][]
  const people = rows.flatMap(([membershipType, members]) =>
    members.map((sheet, place) => ({
      membershipType,
      sheet,
      story: stories[membershipType][place % stories[membershipType].length],
    })),
  )
  return people.map(
    ({ membershipType, sheet: [name, city, state, companyName = ''], story = '' }, index): User => {
      const email = emailOf(name)
      const id = demoUserId(email)
      // A step that shares no divisor with their number mixes the memberships.
      const joinedAt = addTime(now, { days: -(((index * 23) % people.length) + 1) * 12 })
      const user = newUser({ id, email, name, membershipType, phone: '+12145550100', companyName }, joinedAt)
      return {
        ...user,
        ...approvedStanding(user),
        verificationStatus: 'verified',
        registrationCompleted: true,
        city,
        state,
        location: `${city}, ${state}`,
        bio: story,
        profileImage: personPicture(user),
        isPublicProfile: true,
        publicFields: ProfileField.options.filter(
          (field) =>
            index % withoutCity !== 8 || isBusiness(membershipType) || !['city', 'location'].includes(field),
        ),
      }
    },
  )
}
