import { updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { getMe, setProfilePicture, updateMe } from '#shared/platform/users/contract.ts'
import { controlOf } from './control.ts'
import { loggedIn } from './logged-in.ts'
import { newMember } from './new-member.ts'
import { changeUser, userIdOf } from './records.ts'
import { uploadFile } from './upload.ts'

let count = 0

/** The markers that are planted with this one member only. */
const newMarkers = () => {
  const number = 4100 + ++count
  return {
    name: `Planted Marker${number}`,
    phone: `+1555777${number}`,
    address: `${number} Planted Street`,
    bio: `A planted bio, number ${number}.`,
    companyName: `Planted Company ${number}`,
  }
}

/** A member with something everywhere: profile, picture, notifications, mails, log, sessions. */
export async function plantedMember(url: string) {
  const markers = newMarkers()
  const { client, email } = await loggedIn(url, newMember(url))
  const id = userIdOf(client)
  const { version } = (await client.call(getMe, {})).body
  await client.call(updateMe, { body: { ...markers, isPublicProfile: true, version } })
  await client.call(setProfilePicture, { body: { uploadId: (await uploadFile(client)) as `upl_${string}` } })
  const preferences = { marketing: { enabled: true, email: false } }
  await client.call(updateNotificationPreferences, { body: { preferences, version: 0 } })
  await changeUser(id, { registrationCompleted: true })
  await controlOf(url).settle()
  return { client, email, id, markers: [...Object.values(markers), email] }
}
