import type { ModuleReference } from '../../rules/module'
import { BLAST_MM } from '../../data/scenery'

const across = `${(2 * BLAST_MM) / 10} cm`

export const reference: ModuleReference = {
  chapter: 'obstacles',
  entries: [
    {
      id: 'mines',
      title: 'Mines',
      text: [
        'A mine is laid touching the ship that launches it and flicked away, one an action.',
        'On its way it is not primed: if it touches anything it is gone and harms nobody.',
        'Where it comes to rest it is primed. From then on whatever touches it sets it off.',
      ],
      house: [
        'It may be flicked from any side of the ship.',
        'A ship that runs into a mine has no more actions; a die that meets one first does nothing else.',
        'A mine is a disc 2 cm across.',
      ],
      places: ['000:250-256'],
      decisions: ['D-21', 'D-80', 'D-81', 'H-MINE'],
      related: ['mine-blast', 'mine-layer'],
    },
    {
      id: 'mine-blast',
      title: 'The blast of a mine',
      text: [
        'A round template is laid on the mine: everything that it overlaps takes a hit as from a nuke.',
        'Asteroids and objectives that it touches are destroyed.',
      ],
      house: [
        `It is ${across} across and lies where the mine was when it was touched.`,
        'Everything comes to rest before it goes off.',
        'A D6 tells where each ship with a dashboard is struck. Wings lose two pieces.',
        'Whoever touched the mine is struck, wherever it lies by then, and cloaked ships are struck too.',
        'Other primed mines that the template reaches go off next, in their order.',
        'Other temporary obstacles take two damage.',
      ],
      places: ['000:256', '001:123'],
      decisions: ['D-39', 'D-80', 'H-MINE'],
      related: ['mines', 'nuke-damage', 'asteroids'],
    },
    {
      id: 'mine-recovery',
      title: 'Mines of the field',
      text: [
        'In some battles mines lie on the table from the start.',
        'One of them that is gone lies with the mine layer, who may launch it anew.',
        'A mine that she has launched is never recovered; in all she launches four at most.',
      ],
      places: ['000:742-745', '000:828-830'],
      decisions: ['D-100', 'D-101'],
      related: ['mines', 'killing-fields', 'bombers-vs-mines'],
    },
  ],
  terms: [
    { word: 'Blast', entry: 'mine-blast', means: 'What a mine does to everything near it.' },
    { word: 'Mine', entry: 'mines', means: 'A token that goes off when something touches it.' },
    { word: 'Primed', entry: 'mines', means: 'Of a mine: it has come to rest and goes off when touched.' },
  ],
  classes: [
    {
      id: 'mine-layer',
      ship: 'mine_layer',
      places: ['000:328-334'],
      decisions: ['D-81', 'H-GEOM'],
      related: ['mines', 'mine-blast'],
    },
  ],
}
