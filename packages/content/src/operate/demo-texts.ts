/** `on` is the quoted passage; null for the whole text. */
export interface DemoComment {
  on: string | null
  says: string
  /** The studio's answer, with a new version. */
  answer?: { kind: 'done' | 'declined'; text: string }
}

const aboutPage = `# Bread from one oven since 1961

In the spring of 1961 Sigrid Lindqvist borrowed the price of an oven from her brother and opened a bakery with one table, one window and no sign. People found it by the smell. That year she baked two kinds of bread, a dark rye and a white loaf for Sundays, and both were gone before eight in the morning.

The oven is still here. It has been relined twice and moved once, by eleven neighbors and a tractor, when the street was widened in 1978. Everything that we sell comes out of it.

## Who bakes

Sigrid’s daughter Karin took over in 1984, and her granddaughter Nora in 2012. Each of them promised to change nothing, and each of them changed one thing. Karin brought in the sourdough, which a guest from Gotland had left behind as a thank-you. Nora stopped baking at night. The dough now rests for twenty hours while the bakers sleep, and the bread is better for it.

Six people work in the bakery today. Between five and nine you can watch four of them through the window. The other two deliver, mostly by bicycle.

## What we bake with

- Rye and wheat from two farms that we can reach by train
- Water, salt and a starter that is older than most of us
- Butter in the buns, and nothing in its place

We buy grain by the harvest and not by the week. In a wet year the loaves are a little lower and taste more of the field. We would rather tell you so than add something that hides it.

## What a day looks like

| Time | What happens |
| --- | --- |
| 4:30 | The oven is lit with birch |
| 6:00 | The first rye comes out |
| 7:00 | The door opens |
| 11:00 | Cardamom buns, until they are gone |
| 15:00 | The dough for tomorrow is mixed |

What is left when we close goes to the shelter on the next street. It has never been much.

## What our guests ask

Can you order a loaf? Yes, until three in the afternoon for the next day, by phone or at the counter. Can you see the oven? Come on the first Saturday of a month at ten. Karin shows it and tells the story of the tractor, which grows by a meter every year.

> Bread is flour, water and patience, and the patience is free.

That is what Sigrid wrote on the wall above the table. We paint this wall every five years and leave that line alone.
`

const aboutPageAtFirst = aboutPage
  .replaceAll('1961', '1916')
  .replace('Nora stopped baking at night. The', 'Nora stopped baking at night, which nobody believed. The')
  .replace(
    'It has never been much.',
    'It has never been much, but it has never been nothing either, and it is always fresh.',
  )

/** A revised text: first version, comments, second version. */
export const demoRevised = {
  first: aboutPageAtFirst,
  comments: [
    {
      on: 'In the spring of 1916',
      says: 'It was 1961. My grandmother is old, but not that old. The heading has it, too.',
      answer: { kind: 'done', text: 'Two figures had changed places. Both are mended.' },
    },
    {
      on: 'What a day looks like',
      says: 'Can the table go? It looks like the timetable of a bus.',
      answer: {
        kind: 'declined',
        text: 'on a phone it is what people look for: when the door opens, and when there are buns.',
      },
    },
    {
      on: null,
      says: 'My grandmother likes it. A little less about what is left over, please.',
      answer: { kind: 'done', text: 'Half a sentence is gone there, and one about the night.' },
    },
  ],
  second: aboutPage,
  /** Not sent yet. */
  draft: { on: 'the story of the tractor', says: 'Could we have a link to the photograph of it here?' },
} as const satisfies Revised

interface Revised {
  first: string
  comments: readonly DemoComment[]
  second: string
  draft: DemoComment
}

/** A text with comments that the studio has not answered. */
export const demoCommented = {
  text: `# Frost is a week early

The first cold night of this autumn is expected on Thursday, nine days sooner than last year. Before that, your plants need one evening of your time. This letter tells you what to do first, what can wait, and what you may leave to the frost.

## Bring in first

Everything that comes from a place without winter goes in on Wednesday: citrus, olives, pelargoniums, and the basil if it is still alive. Water them in the morning and not in the evening, so that no wet leaf meets a cold window. Look under the leaves before you carry a pot inside, because one aphid is a family by Christmas.

1. Cut off what is dry or broken.
2. Wipe the pot and its saucer.
3. Choose the brightest window of a cool room.
4. Wait for a week before you water again.

A warm living room is the wrong place. Between eight and twelve degrees most of these plants rest, and a plant that rests needs neither food nor sympathy.

## Cover, and leave outside

Figs, rosemary and bay can stay out until it freezes hard. Put the pots together against a wall, on wood or cork, and wrap the pots before you wrap the plants: roots die sooner than branches do. Old sacks are better for this than plastic, under which everything sweats and rots.

Roses want a heap of soil around their feet, as high as a hand is long. Give it to them now, while the soil can still be moved.

## Leave to the frost

Do not cut back the grasses and the seed heads. They keep the ground warm, they feed the finches, and in January they are the only thing worth looking at. Kale and parsnips taste better after a cold night, since the plants turn starch into sugar to keep their cells from freezing.

## In the shop until Saturday

| For | What helps |
| --- | --- |
| Pots on a balcony | Jute sacks with a cord |
| Young fruit trees | White paint for the trunk |
| Beds | Leaves in a net, by the bag |

On Wednesday we are open until eight in the evening, and we lend two handcarts to everybody who lives near enough to bring them back.

If you are late, do not throw anything away on Friday morning. Much of what looks black by then comes back from the root in May, and we tell you in April how to find out.
`,
  comments: [
    {
      on: 'one aphid is a family by Christmas',
      says: 'Not all of our readers have Christmas. By New Year?',
    },
    {
      on: 'Between eight and twelve degrees',
      says: 'In Fahrenheit as well, please: half of our readers are in the United States.',
    },
  ],
} as const satisfies { text: string; comments: readonly DemoComment[] }

/** An approved text. */
export const demoApproved = `# A starter is a neighbor that you feed

A sourdough starter is flour and water in a jar, and company. Wild yeasts that live on the grain eat the sugar in the flour and breathe out gas, which lifts the bread. Bacteria live beside them and make the acids, which give it its taste and keep it from going stale. Nobody has to add either of them: they came with the flour.

Ours is from Gotland and older than most of us. We give some of it away every week, and most people who ask for a spoonful ask the same three questions.

## What does it want?

Food and warmth, in that order. Once a day, in a warm kitchen, take a spoon of starter, and stir two spoons of flour and two of water into it. What is left over goes into pancakes. Within four to eight hours the starter rises to twice its height, smells of apples and sinks again. Use it when it is at the top.

If you bake once a week, keep the jar in the fridge. Everybody in it slows down, and one meal a week is enough. Take it out on the evening before you bake and feed it twice.

## Is it still alive?

Almost always. Grey water on the top is a sign of hunger and no illness: pour it off, or stir it in, and feed the jar for three days. A smell of nail polish says the same. Throw a starter away only if it has grown a fur of pink or orange, and then throw the jar away with it.

There is a simple test. Drop a spoonful into a glass of water two hours after a meal. If it swims, it can lift a loaf. If it sinks, it needs another meal, or a warmer place, or both.

## How do you give it away?

1. Feed it in the morning, so that the guest does not travel hungry.
2. Fill a clean jar to a third at the most. It will grow on the way.
3. Lay the lid on without closing it, or the jar may open itself on the train.
4. Write on the jar what flour it is used to.
5. Tell its new owner to feed it on the same evening.

For a long journey, dry it. Spread a thin coat of starter on baking paper and leave it for two days, until it breaks like a biscuit. Crumbled into an envelope it weighs nothing, and it sleeps for a year. Two meals and a day wake it up again.

## What changes when it moves

The flour in your kitchen is another flour, and the air is other air. After some weeks your starter holds more of what lives with you than of what lived with us. So nobody in this town bakes our bread at home, although half of it has our starter. They bake their own, and quite a few bake it better.

> Give away half, and you have as much as before.

Come by with a jar on any Tuesday after two. It costs nothing, and a second jar for somebody next door costs nothing either. If yours ever dies, and you tell us how, you get another one.
`

/** The writer's notes on versions. */
export const demoNotes = {
  first: 'Here is your text. Please look at the names and the years first: they are from your notes.',
  second: 'Thank you for your comments. Each has its answer beside the text.',
  only: 'Here is your text. Nothing of it is changed any more once you approve it.',
  reason: 'The account of our checker is being renewed; the report follows by email.',
} as const
