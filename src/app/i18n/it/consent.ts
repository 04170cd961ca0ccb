import type { Texts } from '../texts.ts'

export default {
  settingsTitle: 'Impostazioni dei cookie',
  settingsText:
    'Decidi tu che cosa questo sito può memorizzare nel tuo browser. La tua scelta vale dodici mesi.',
  necessary: 'Necessari',
  necessaryText:
    'Ricordano lingua, località, aspetto e questa scelta. Senza questi dati il sito dimenticherebbe le tue scelte a ogni visita. Nessun altro li legge. Anche le pagine aperte restano salvate per la lettura offline: si disattiva nelle impostazioni.',
  alwaysOn: 'Sempre attivi',
  advertising: 'Pubblicità',
  advertisingText:
    'Annunci di una rete pubblicitaria e dei suoi partner, che possono impostare cookie e riconoscere il tuo browser, e un annuncio pop-up che ricorda di essere stato mostrato.',
  advertisingTextHouse:
    'Un nostro annuncio pop-up che ricorda di essere stato mostrato. A questo sito non è collegata alcuna rete pubblicitaria.',
  nothingElse: 'Questo sito non mostra pubblicità: non c’è nulla da decidere.',
  save: 'Salva la scelta',
  policy: 'Informativa sui cookie',
  decidedOn: 'La tua ultima scelta: {date}.',
} satisfies Texts<'consent'>
