/**
 * One product per line:
 * id | name | brand | price | size | veg | kcal protein carbohydrate sugar fat sodium | allergens | description
 */
export const catalog = {
  'Chips & Namkeen': `
sea-salt-chips | Sea salt chips | Kettle Cove | 35 | 52 g | veg | 278 3.4 27.2 1.1 17.3 310 | - | Thin potato chips with flaked sea salt.
masala-chips | Masala magic chips | Kettle Cove | 35 | 52 g | veg | 281 3.5 27.5 2.0 17.1 402 | milk | Ridged chips with tomato, onion and a warm masala.
cream-onion-chips | Cream & spring onion chips | Kettle Cove | 35 | 52 g | veg | 283 3.4 27.0 2.4 17.6 365 | milk | Smooth cream and fresh spring onion.
chili-lime-chips | Chili lime chips | Kettle Cove | 40 | 52 g | veg | 279 3.3 27.4 1.6 17.2 388 | - | Hot first, then lime.
peri-peri-wedges | Peri peri potato wedges, kettle cooked in small batches with smoked paprika | Kettle Cove | 60 | 90 g | veg | 468 6.1 50.2 2.8 26.9 640 | - | Thick-cut wedges with smoked paprika.
nacho-cheese | Nacho cheese triangles | Crujo | 50 | 75 g | veg | 372 5.2 45.0 2.1 18.9 520 | milk | Corn triangles with a sharp cheese dust.
aloo-bhujia | Aloo bhujia | Dadi’s | 30 | 60 g | veg | 342 6.6 28.8 1.5 22.0 470 | - | Crisp potato and gram noodles.
moong-dal | Salted moong dal | Dadi’s | 20 | 40 g | veg | 188 9.2 20.4 0.8 8.1 236 | - | Split moong, fried light.
khatta-meetha | Khatta meetha mix | Dadi’s | 30 | 60 g | veg | 318 5.8 31.9 7.2 18.2 410 | nuts, peanuts | Sweet, sour and a little hot.
banana-chips | Kerala banana chips | Palm & Tide | 45 | 70 g | veg | 378 1.8 40.6 3.0 23.5 152 | - | Ripe Nendran banana in coconut oil.
popcorn-butter | Butter popcorn | Poppity | 40 | 45 g | veg | 214 3.8 26.1 0.9 10.6 330 | milk | Popped slow, buttered twice.
popcorn-caramel | Caramel popcorn | Poppity | 55 | 60 g | veg | 262 2.2 48.8 29.4 6.9 205 | milk | Dark caramel with a snap.
makhana-mint | Roasted makhana, mint | Lotus Lane | 70 | 35 g | veg | 146 3.4 24.3 1.2 3.9 240 | - | Puffed lotus seeds with garden mint.
makhana-pepper | Roasted makhana, black pepper | Lotus Lane | 70 | 35 g | veg | 148 3.5 24.0 0.9 4.2 255 | - | Puffed lotus seeds with cracked pepper.`,
  'Chocolates & Sweets': `
dark-70 | Dark 70 | Okapi | 90 | 40 g | veg | 228 3.2 18.1 11.9 16.9 8 | milk, soy | Single-estate dark chocolate.
milk-hazelnut | Milk & hazelnut | Okapi | 79.50 | 45 g | veg | 252 3.6 24.8 23.1 15.6 42 | milk, soy, nuts | Milk chocolate with whole hazelnuts.
peanut-crunch | Peanut crunch bar | Rumble | 50 | 42 g | veg | 206 4.6 24.1 19.3 10.4 96 | milk, soy, peanuts | Peanuts and nougat under milk chocolate.
wafer-duo | Wafer duo | Rumble | 20 | 24 g | veg | 124 1.6 15.4 12.2 6.2 24 | milk, gluten, soy | Two fingers of crisp wafer.
coconut-bar | Coconut bar | Rumble | 35 | 38 g | veg | 182 1.6 21.0 17.9 10.2 61 | milk, soy | Moist coconut in dark chocolate.
almond-rocks | Almond rocks | Okapi | 120 | 60 g | veg | 336 7.4 24.4 19.2 23.8 31 | milk, soy, nuts | Roasted almonds in milk chocolate.
fruit-gums | Fruit gums | Zingli | 30 | 50 g | veg | 168 0.1 41.2 27.8 0.1 12 | - | Eight real fruit juices.
mint-drops | Mint drops | Zingli | 15 | 20 g | veg | 78 0.0 19.4 19.0 0.0 1 | - | Strong mint.
gum | Gum | Zingli | 10 | 14 g | veg | 22 0.0 8.4 0.0 0.1 2 | - | Sugar-free spearmint.
peanut-chikki | Jaggery peanut chikki | Dadi’s | 20 | 30 g | veg | 152 4.3 15.6 13.2 8.4 14 | peanuts | Peanuts set in jaggery.`,
  'Biscuits & Cookies': `
butter-cookies | Butter cookies | Mill & Moon | 40 | 75 g | veg | 374 4.8 49.1 19.4 17.6 232 | milk, gluten | Crisp, with real butter.
choco-chip | Choco chip cookies | Mill & Moon | 45 | 75 g | veg | 370 4.6 50.0 25.8 16.8 210 | milk, gluten, soy | Loaded with dark chips.
oat-cookies | Oat & raisin cookies | Mill & Moon | 55 | 75 g | veg | 338 5.4 51.2 21.0 12.3 188 | milk, gluten | Rolled oats and plump raisins.
digestive | Wholewheat digestives | Mill & Moon | 30 | 80 g | veg | 382 5.8 54.4 15.2 15.9 340 | gluten | Wholewheat, lightly sweet.
cream-orange | Orange cream biscuits | Mill & Moon | 20 | 60 g | veg | 296 2.9 41.8 22.4 13.0 148 | milk, gluten | Sandwiched with orange cream.
jeera-biscuits | Jeera biscuits | Dadi’s | 20 | 70 g | veg | 334 5.4 46.8 11.0 14.0 398 | gluten, milk | Salty, buttery, with roasted cumin.
rusk | Elaichi rusk | Dadi’s | 25 | 80 g | veg | 330 7.8 58.6 17.2 7.2 176 | gluten, milk | Twice baked with cardamom.`,
  'Cold drinks': `
cola | Classic cola | Fizzwell | 40 | 330 ml | veg | 139 0.0 35.0 35.0 0.0 15 | - | Cola with kola nut and lime oil.
cola-zero | Cola zero | Fizzwell | 40 | 330 ml | veg | 1 0.0 0.0 0.0 0.0 18 | - | No sugar, same bite.
lime-soda | Fresh lime soda | Fizzwell | 40 | 330 ml | veg | 96 0.1 24.0 23.4 0.0 40 | - | Kagzi lime and a pinch of black salt.
orange-fizz | Orange fizz | Fizzwell | 40 | 330 ml | veg | 132 0.1 33.0 32.4 0.0 12 | - | Nagpur orange, lightly sparkling.
ginger-ale | Ginger ale | Fizzwell | 60 | 330 ml | veg | 112 0.0 28.0 27.6 0.0 20 | - | Fiery root ginger.
masala-jeera | Masala jeera soda | Dadi’s | 30 | 250 ml | veg | 84 0.1 21.0 20.4 0.0 260 | - | Roasted cumin and black salt.
energy-classic | Vexo energy | Vexo | 110 | 250 ml | veg | 112 0.0 27.5 27.0 0.0 100 | - | 80 mg of caffeine.
energy-berry | Vexo berry, zero sugar | Vexo | 110 | 250 ml | veg | 8 0.0 1.2 0.0 0.0 100 | - | 80 mg of caffeine, no sugar.
iced-tea-peach | Peach iced tea | Leaf St. | 60 | 400 ml | veg | 118 0.0 29.0 28.0 0.0 24 | - | Brewed Assam with white peach.
iced-tea-lemon | Lemon iced tea | Leaf St. | 60 | 400 ml | veg | 114 0.0 28.0 27.2 0.0 24 | - | Brewed Assam with lemon.
cold-coffee | Cold coffee | Okapi | 75 | 200 ml | veg | 146 5.6 22.0 19.8 4.0 92 | milk | Arabica, milk, little sugar.
cold-brew | Nitro cold brew | Okapi | 150 | 250 ml | veg | 6 0.4 0.8 0.0 0.0 10 | - | Steeped for 18 hours.
kombucha | Ginger kombucha | Scoby | 120 | 300 ml | veg | 54 0.0 12.6 9.3 0.0 12 | - | Live, tart, gently fizzy.`,
  Juices: `
orange-juice | Orange juice | Grovella | 60 | 200 ml | veg | 92 1.2 21.6 18.8 0.2 4 | - | Pressed, not from concentrate.
mango-juice | Alphonso mango | Grovella | 60 | 200 ml | veg | 118 0.6 28.8 27.0 0.2 6 | - | Ratnagiri Alphonso pulp.
mixed-fruit | Mixed fruit | Grovella | 50 | 200 ml | veg | 108 0.6 26.2 24.4 0.1 8 | - | Nine fruits.
apple-juice | Himachal apple | Grovella | 60 | 200 ml | veg | 94 0.2 23.0 21.0 0.1 6 | - | Clear, crisp, tart.
guava | Pink guava & chili | Grovella | 60 | 250 ml | veg | 102 0.8 24.8 22.6 0.2 90 | - | Pink guava with a chili edge.
coconut-water | Tender coconut water | Palm & Tide | 70 | 200 ml | veg | 40 0.4 9.4 8.6 0.0 58 | - | One ingredient.
aam-panna | Aam panna | Dadi’s | 40 | 200 ml | veg | 88 0.3 21.4 19.6 0.1 280 | - | Raw mango, cumin and mint.`,
  Water: `
water-500 | Still water | Nilgara | 20 | 500 ml | veg | 0 0.0 0.0 0.0 0.0 5 | - | From the Sahyadri hills.
water-1l | Still water | Nilgara | 30 | 1 l | veg | 0 0.0 0.0 0.0 0.0 10 | - | From the Sahyadri hills.
sparkling | Sparkling water | Nilgara | 50 | 330 ml | veg | 0 0.0 0.0 0.0 0.0 8 | - | Fine bubbles.`,
  Dairy: `
chaas | Masala chaas | Nandika | 25 | 200 ml | veg | 44 2.2 4.6 4.2 1.8 310 | milk | Buttermilk with cumin and coriander.
lassi | Sweet lassi | Nandika | 35 | 200 ml | veg | 164 5.2 26.4 24.0 4.2 84 | milk | Thick, sweet, cold.
mango-lassi | Mango lassi | Nandika | 45 | 200 ml | veg | 186 5.0 31.2 29.0 4.4 80 | milk | With Kesar mango.
greek-berry | Berry Greek yoghurt | Nandika | 65 | 100 g | veg | 104 6.8 13.0 11.8 2.6 44 | milk | Strained, with blueberries.
protein-shake | Chocolate protein shake | Rumble | 130 | 250 ml | veg | 198 25.0 14.2 9.6 4.2 210 | milk, soy | 25 g of protein.
badam-milk | Kesar badam milk | Nandika | 45 | 200 ml | veg | 172 6.0 23.6 22.2 5.6 96 | milk, nuts | Almond, saffron, cardamom.`,
  Healthy: `
trail-mix | Trail mix | Lotus Lane | 90 | 45 g | veg | 214 6.2 18.8 11.2 13.6 28 | nuts | Almond, cashew, cranberry, pumpkin seed.
roasted-almonds | Roasted almonds | Lotus Lane | 110 | 40 g | veg | 242 8.6 8.2 1.8 20.4 92 | nuts | Sea salt, nothing else.
date-bar | Date & cashew bar | Lotus Lane | 60 | 40 g | veg | 164 3.8 25.0 20.4 6.0 6 | nuts | Four ingredients.
oat-bar | Oat & honey bar | Mill & Moon | 50 | 42 g | veg | 186 3.6 27.6 11.4 7.0 110 | gluten | Crunchy oats with forest honey.
protein-bar | Double chocolate protein bar, 20 g whey protein, no added sugar, high in fibre | Rumble | 120 | 60 g | veg | 218 20.2 19.8 2.4 7.8 164 | milk, soy, nuts | 20 g of protein, no added sugar.
beet-chips | Beetroot chips | Lotus Lane | 80 | 40 g | veg | 186 2.2 22.4 12.8 9.8 142 | - | Vacuum fried, still crisp.`,
  'Meals & Sandwiches': `
paneer-wrap | Paneer tikka wrap | Fresh Bench | 120 | 180 g | veg | 412 17.2 46.8 5.4 17.2 760 | milk, gluten | Chargrilled paneer and mint chutney.
chicken-sandwich | Chicken & herb sandwich | Fresh Bench | 140 | 170 g | non-veg | 388 24.6 38.8 4.6 14.8 720 | gluten, milk, egg | Roast chicken on brown bread.
egg-sandwich | Egg mayo sandwich | Fresh Bench | 100 | 160 g | non-veg | 372 16.4 36.2 4.0 18.0 640 | gluten, egg, milk | Free-range egg, cracked pepper.
veg-sandwich | Bombay veg sandwich | Fresh Bench | 90 | 170 g | veg | 324 9.8 44.6 5.8 11.8 690 | gluten, milk | Potato, beet, cucumber, green chutney.
cup-noodles | Masala cup noodles | Nooba | 50 | 70 g | veg | 312 6.6 44.2 3.2 12.2 1180 | gluten, soy | Add hot water, wait three minutes.
poha-cup | Instant poha | Nooba | 60 | 60 g | veg | 246 5.2 42.0 3.4 6.2 590 | peanuts | Flattened rice, peanut, curry leaf.`,
}

/** id | name | price | size | ingredients besides sugar, with a maximum count if customizable | kcal protein carbohydrate sugar fat sodium | allergens | description */
export const recipeTable = `
espresso | Espresso | 40 | 40 ml | beans 9 g | 4 0.2 0.6 0.0 0.1 3 | - | Short and strong.
double-espresso | Double espresso | 60 | 80 ml | beans 18 g | 8 0.4 1.2 0.0 0.2 6 | - | Twice as strong.
americano | Americano | 50 | 180 ml | milk 20 ml 1, beans 9 g, water 140 ml | 6 0.3 0.9 0.0 0.1 5 | milk | Espresso, lengthened. With a dash of milk if you like.
cappuccino | Cappuccino | 60 | 180 ml | beans 9 g, milk 110 ml | 92 5.0 7.6 7.0 4.6 70 | milk | Thick foam, a dust of cocoa.
latte | Caffè latte | 65 | 220 ml | beans 9 g, milk 160 ml | 128 6.8 10.4 9.8 6.4 96 | milk | Silky milk over espresso.
flat-white | Flat white | 70 | 160 ml | beans 14 g, milk 120 ml | 98 5.6 8.0 7.4 4.8 74 | milk | More coffee, less foam.
mocha | Mocha | 75 | 220 ml | beans 9 g, milk 140 ml, cocoa 12 g | 176 7.2 22.4 19.0 6.6 110 | milk, soy | Espresso, chocolate and milk.
hot-chocolate | Hot chocolate | 65 | 200 ml | milk 160 ml, cocoa 20 g | 204 7.6 28.8 25.2 7.2 130 | milk, soy | Dark, thick, warm.
filter-coffee | South Indian filter coffee | 35 | 120 ml | decoction 40 ml, milk 80 ml | 66 3.2 5.2 4.8 3.4 44 | milk | Chicory decoction and hot milk.
masala-chai | Masala chai | 25 | 120 ml | tea 4 g, milk 70 ml | 62 2.8 5.6 4.6 3.0 42 | milk | Ginger, cardamom, clove.
green-tea | Green tea | 25 | 180 ml | tea 2 g, water 180 ml | 2 0.0 0.2 0.0 0.0 2 | - | Nilgiri green, light.
badam-hot | Hot kesar badam milk with saffron, cardamom and slivered almonds | 55 | 180 ml | milk 170 ml | 168 6.2 20.4 19.0 6.8 92 | milk, nuts | Warm almond milk with saffron.
tomato-soup | Tomato soup | 40 | 180 ml | soup 18 g, water 170 ml | 84 1.6 16.8 8.2 1.2 620 | - | Ripe tomato and basil.`

/** Ingredient lists by product id. Some products have none. */
export const ingredientTexts: Record<string, string> = {
  'sea-salt-chips': 'Potatoes, sunflower oil, flaked sea salt.',
  'masala-chips':
    'Potatoes, sunflower oil, spices (chili, coriander, cumin, turmeric), tomato powder, onion powder, milk solids, salt, sugar.',
  'cream-onion-chips': 'Potatoes, sunflower oil, milk solids, onion powder, spring onion, salt, sugar.',
  'dark-70': 'Cocoa mass, sugar, cocoa butter, soy lecithin. May contain traces of milk.',
  'milk-hazelnut': 'Sugar, milk solids, hazelnuts (18%), cocoa butter, cocoa mass, soy lecithin.',
  'wafer-duo': 'Sugar, wheat flour, vegetable fat, milk solids, cocoa solids, soy lecithin, salt.',
  cola: 'Carbonated water, sugar, color (150d), acid (338), natural flavors with kola nut and lime oil, caffeine.',
  'chicken-sandwich':
    'Brown bread (wheat), roast chicken (32%), mayonnaise (egg, rapeseed oil), lettuce, milk solids, herbs, salt.',
  'egg-sandwich': 'Wheat bread, egg (40%), mayonnaise (egg, rapeseed oil), milk solids, cracked pepper, salt.',
  'trail-mix': 'Almonds, cashews, dried cranberries, pumpkin seeds.',
}
