import { storedPictures as ofPosts } from '#core/community/feed/stored-pictures.ts'
import { storedPictures as ofTeams } from '#core/community/teams/stored-pictures.ts'
import { storedPictures as ofPages } from '#core/content/cms-pages/stored-pictures.ts'
import { storedPictures as ofEvents } from '#core/events/events/stored-pictures.ts'
import { storedPictures as ofVehicles } from '#core/events/vehicles/stored-pictures.ts'
import { alone } from '#core/platform/jobs/alone.ts'
import { job } from '#core/platform/jobs/job.ts'
import { deleteEncoded } from '#core/platform/uploads/delete-encoded.ts'
import { encodeStoredPictures } from '#core/platform/uploads/encode-stored-pictures.ts'
import { storedPictures as ofUsers } from '#core/platform/users/stored-pictures.ts'

/**
 * The files of the others go with their fact. Those of pages stay: the tab of an editor that was opened before may still
 * save their addresses.
 */
const finish = () => deleteEncoded('media/event-posters')

export const handler = job('encode_stored_pictures', (now) =>
  alone({ job: 'encode_stored_pictures', seconds: 900, now }, () =>
    encodeStoredPictures([ofUsers, ofTeams, ofVehicles, ofEvents, ofPosts, ofPages], finish, now),
  ),
)
