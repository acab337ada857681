import { expect, test } from 'vitest'
import { promisedTime, roomFor } from './promised-time.ts'

const monday = new Date('2026-11-23T05:00:00.000Z')

test('a visitor elsewhere reads the moment by their own clock first, then by that of the studio', () => {
  expect(promisedTime(monday, 'America/New_York', 'Asia/Hong_Kong')).toBe(
    'Monday, November 23 at 12:00 AM EST (Monday, November 23 at 1:00 PM Hong Kong time)',
  )
})

test('a visitor whose clock is the studio’s reads it once', () => {
  expect(promisedTime(monday, 'Asia/Singapore', 'Asia/Hong_Kong')).toBe(
    'Monday, November 23 at 1:00 PM Hong Kong time',
  )
})

const zones = ['Asia/Kathmandu', 'America/New_York', 'Pacific/Chatham', 'Asia/Hong_Kong']
/** Of every weekday, at all times of the day and year. */
const moments = Array.from({ length: 14 }, (_, at) => new Date(monday.getTime() + at * 605 * 3_600_000))

test.each(['Asia/Hong_Kong', 'America/Los_Angeles', 'Europe/Berlin', 'UTC', 'Etc/GMT+5'])(
  'the room of a sentence of a studio in %s is as wide, word by word, by every clock',
  (studio) => {
    const sentence = (zone: string, moment: Date) => {
      const time = promisedTime(moment, zone, studio)
      return `A person writes to you by ${time}. If not, all is void by ${time}, which is a long time.`
    }
    const short = zones.flatMap((zone) =>
      moments.filter((moment) => {
        const room = roomFor(sentence(studio, moment)).split(' ')
        const words = sentence(zone, moment).split(' ')
        const isOneClock = words.length < room.length
        return !isOneClock && words.some((word, at) => word.length > (room[at]?.length ?? 0))
      }),
    )
    expect(short).toEqual([])
    expect(roomFor(sentence(studio, monday)).split(' ')).toHaveLength(
      sentence('Asia/Kathmandu', monday).split(' ').length,
    )
  },
)
