"""A bot that is a program of its own: any answer, by the line protocol. It imports nothing of Stavitel."""

import json
import random
import sys

for line in sys.stdin:
    said = json.loads(line)
    if said["do"] == "hello":
        reply = {"protocol": 1, "name": "linebot"}
    elif said["do"] == "decide":
        question, dice = said["question"], random.Random(said["random"])
        keys = list(question["options"])
        some = dice.randint(question["least"], question["most"])
        reply = {"answer": dice.sample(keys, some) if question["many"] else dice.choice(keys)}
    else:
        break
    print(json.dumps(reply), flush=True)
