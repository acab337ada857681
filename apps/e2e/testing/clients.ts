export interface Client {
  fullName: string
  email: string
  phone: string
  note: string
}

const client = (fullName: string, note: string): Client => ({
  fullName,
  email: `${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@client.example`,
  phone: '+852 0000 1111',
  note,
})

/** Each has their own address, and so their own mails. */
export const clients = {
  ada: client('Ada Sample', 'A post about night trains.'),
  ben: client('Ben Specimen', ''),
  cleo: client('Cleo Placeholder', 'Line one.\nLine two, with “quotes” & <b>tags</b>.'),
  dora: client('Dora Example', 'Grüße, 你好, 🖋️'),
  emil: client('Emil Mustermann', 'Sent from a train tunnel.'),
  fay: client('Fay Fictional', 'Sent twice by a bad line.'),
  gus: client('Gus Nobody', 'Left half way.'),
  hana: client('Hana Placeholder', 'Written in a lift.'),
}

/** All of them with addresses of one suite. */
export const clientsOf = (suite: string): typeof clients => ({
  ada: alone(clients.ada, suite),
  ben: alone(clients.ben, suite),
  cleo: alone(clients.cleo, suite),
  dora: alone(clients.dora, suite),
  emil: alone(clients.emil, suite),
  fay: alone(clients.fay, suite),
  gus: alone(clients.gus, suite),
  hana: alone(clients.hana, suite),
})

/** The same client with an address of one story. */
export const alone = (somebody: Client, story: string): Client => ({
  ...somebody,
  email: `${story}.${somebody.email}`,
})
