/** Fewer different characters make a password that is tried early. */
const fewestDifferent = 5

/**
 * Words of common passwords with twelve or more characters, in lower case. In lists of leaked passwords nearly all
 * are one of these, repeated or with digits or signs at an end.
 */
const words = `
  password passwort passw0rd p@ssword p@ssw0rd pa55word mypassword newpassword thisismypassword mynewpassword
  passwordpassword changeme changemenow letmein letmeinnow letmeinplease welcome welcometo secret topsecret
  default administrator admin adminadmin root rootroot test testtest testing user guest login iloveyou
  iloveyousomuch iloveyouforever ilovemyself iloveme ihateyou trustno sunshine princess football baseball
  basketball superman batman spiderman dragon monkey master shadow michael jennifer liverpool manchester
  chelsea arsenal starwars pokemon computer internet whatever freedom butterfly chocolate christopher
  unbelievable constantine manchesterunited correcthorsebatterystaple summer winter spring autumn qwerty
  qwertyuiop qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm qwertyqwerty asdfghjkl asdfasdfasdf zxcvbnm qazwsx
  qazwsxedc qazwsxedcrfv qweasdzxc qweqweqwe abc abcd abcdef abcdefgh abcdefghijkl abcdefghijklm
  abcdefghijklmnop aaaaaa
`
  .trim()
  .split(/\s+/)

/** Rows of a keyboard and of digits, which are tried first. */
const walks = [
  '1234567890123456789012345678901234567890',
  '0987654321098765432109876543210987654321',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '!@#$%^&*()_+',
]

/** Takes a fixed, short time. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (new Set(plain).size < fewestDifferent) return true
  if (walks.some((walk) => walk.includes(plain))) return true
  const bare = plain.replaceAll(/[^\p{L}\p{N}@]/gu, '').replaceAll(/^\d{1,8}|\d{1,8}$/g, '')
  return (
    bare === '' ||
    common.has(bare) ||
    words.some((word) => bare === word.repeat(2) || bare === word.repeat(3))
  )
}

const common = new Set(words)
